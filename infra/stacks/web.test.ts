import { Match } from 'aws-cdk-lib/assertions';
import { stageNamed } from '../stages.ts';
import { templatesOf } from '../testing/stages.ts';

const { web, data } = templatesOf('dev');

const [distribution] = Object.values(web.findResources('AWS::CloudFront::Distribution'));
const config = distribution?.Properties.DistributionConfig;
const behaviors = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
const behaviorOf = (pattern: string) => behaviors.find(({ PathPattern }) => PathPattern === pattern);
const originOf = (pattern?: string) => {
  const { TargetOriginId } = pattern ? behaviorOf(pattern) : config.DefaultCacheBehavior;
  return config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
};

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

type EdgeHandler = (event: { request: EdgeRequest; viewer: { ip: string } }) => EdgeRequest;

/** Runs the code of an edge function as the template carries it. */
function runEdgeFunction(name: string, request: Partial<EdgeRequest>): EdgeRequest {
  const code = Object.values(web.findResources('AWS::CloudFront::Function'))
    .map(({ Properties }) => Properties)
    .find(({ Name }) => Name === name)?.FunctionCode;
  const handler: EdgeHandler = new Function(`${code}; return handler;`)();
  return handler({ request: { uri: '/', headers: {}, ...request }, viewer: { ip: '203.0.113.9' } });
}

const edgeFunctionOf = (behavior: { FunctionAssociations?: { FunctionARN: unknown }[] }) =>
  JSON.stringify(behavior.FunctionAssociations);

describe('screens', () => {
  const shown = (uri: string) => runEdgeFunction('hearth-dev-app-shell', { uri }).uri;

  test.each(['/login', '/profile/ada', '/profile/jane.doe', '/projects/0ABC', '/posts/', '/assets', '/api'])(
    '%s is answered with the app',
    (path) => expect(shown(path)).toBe('/app.html'),
  );

  test.each(['/', '/index.html', '/favicon.svg', '/manifest.webmanifest', '/assets/main-1234.js'])(
    '%s is a file',
    (path) => expect(shown(path)).toBe(path),
  );

  test('errors are never replaced by a page, which would also replace those of the API', () => {
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.DefaultRootObject).toBe('index.html');
    expect(edgeFunctionOf(config.DefaultCacheBehavior)).toContain('appshell');
  });

  test('run under a strict policy', () => {
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy:
              "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
              "media-src 'self' blob:; connect-src 'self' https:; object-src 'none'; base-uri 'self'; " +
              "form-action 'self'; frame-ancestors 'none'",
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true },
        },
      },
    });
  });

  test('hashed files are kept for a year, pages are asked for each time, and files come before pages', () => {
    const deployments = Object.entries(web.findResources('Custom::CDKBucketDeployment'));
    const deploymentTo = (prefix?: string) =>
      deployments.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix) ?? [];
    const [hashedId, hashed] = deploymentTo('assets');
    const [, pages] = deploymentTo(undefined);
    expect(hashed?.Properties.SystemMetadata).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(pages?.Properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
    expect(pages?.Properties.DistributionPaths).toEqual(['/*']);
    expect(pages?.DependsOn).toContain(hashedId);
  });
});

describe('the way to the API', () => {
  test.each(['/api/*', '/health'])(
    '%s is compressed, never cached, and carries everything but the Host',
    (pattern) => {
      expect(behaviorOf(pattern)).toMatchObject({
        Compress: true,
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      });
      expect(edgeFunctionOf(behaviorOf(pattern))).toContain('handonviewer');
      const policy = web.findResources('AWS::CloudFront::CachePolicy')[behaviorOf(pattern).CachePolicyId.Ref];
      expect(policy?.Properties.CachePolicyConfig).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        // Nothing would be compressed at 0.
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          // One member's answer is never another's.
          CookiesConfig: { CookieBehavior: 'all' },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      });
    },
  );

  test('the origin word goes along, and never stands in the template', () => {
    const [header] = originOf('/api/*').OriginCustomHeaders;
    expect(header.HeaderName).toBe('x-origin-verify');
    expect(JSON.stringify(header.HeaderValue)).toMatch(
      /\{\{resolve:secretsmanager:.*ImportValue.*OriginWord.*:SecretString:::\}\}/,
    );
  });

  test('the functions expect the word that the distribution sends', () => {
    const secrets = data.findResources('AWS::SecretsManager::Secret');
    const deployed = Object.values(secrets).find(({ Properties }) => Properties.SecretString);
    expect(JSON.stringify(deployed?.Properties.SecretString)).toMatch(
      /\{\{resolve:secretsmanager:.*"Ref":"OriginWord/,
    );
  });

  test('host and address of the viewer replace whatever the caller claimed', () => {
    const { headers } = runEdgeFunction('hearth-dev-hand-on-viewer', {
      headers: {
        host: { value: 'hearth.example' },
        'x-viewer-host': { value: 'evil.example' },
        'x-viewer-address': { value: '198.51.100.1' },
      },
    });
    expect(headers['x-viewer-host']).toEqual({ value: 'hearth.example' });
    expect(headers['x-viewer-address']).toEqual({ value: '203.0.113.9' });
  });
});

describe('media', () => {
  const [bucketId, bucket] =
    Object.entries(web.findResources('AWS::S3::Bucket')).find(([id]) => id.startsWith('Media')) ?? [];

  test('only pages of the stage may upload', () => {
    const [rule] = bucket?.Properties.CorsConfiguration.CorsRules ?? [];
    const [distributionId] = Object.keys(web.findResources('AWS::CloudFront::Distribution'));
    expect(rule.AllowedMethods).toEqual(['PUT']);
    expect(rule.AllowedOrigins).toEqual([
      { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distributionId, 'DomainName'] }]] },
    ]);
  });

  test('with a domain of its own, only pages of that domain may', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
    const staged = templatesOf({ ...stageNamed('dev'), domain: { name: 'hearth.example', certificateArn } });
    staged.web.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: ['https://hearth.example'] })] },
    });
    staged.web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['hearth.example'],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    });
  });

  test('is private, served below /media/ only, and never runs', () => {
    expect(bucket?.Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(originOf('/media/*').OriginAccessControlId).toBeDefined();
    web.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: bucketId },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 's3:GetObject',
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [bucketId, 'Arn'] }, '/media/*']] },
            Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    });
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp("^default-src 'none'.*sandbox$"),
          },
        },
      },
    });
  });

  test('uploads that nothing claims are gone after a day', () => {
    const { Rules } = bucket?.Properties.LifecycleConfiguration ?? {};
    expect(Rules).toContainEqual(
      expect.objectContaining({ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }),
    );
  });
});

test('HTTP/3 and compression are on for everything that is served from buckets', () => {
  expect(config.HttpVersion).toBe('http2and3');
  for (const behavior of [config.DefaultCacheBehavior, behaviorOf('/media/*')])
    expect(behavior.Compress).toBe(true);
});
