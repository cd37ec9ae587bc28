import { Match, type Template } from 'aws-cdk-lib/assertions';
import { ISOLATION } from '../../lambdas/http/answer/security-headers.ts';
import { routePaths, routes } from '../../shared/api/index.ts';
import { MINUTE } from '../../shared/limits.ts';
import { LIVE_PATH } from '../../shared/model/live.ts';
import { PAGE_PATHS, PAGE_PICTURE_PATHS } from '../entry-points.ts';
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

/** The response headers policy of a behaviour. */
const headersOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
  web.findResources('AWS::CloudFront::ResponseHeadersPolicy')[ResponseHeadersPolicyId.Ref]?.Properties
    .ResponseHeadersPolicyConfig;

type Text = string | { Ref: string } | { 'Fn::Join': [string, Text[]] };

/** A text of the template, with the names of what CloudFormation puts into it. */
function textOf(text: Text): string {
  if (typeof text === 'string') return text;
  if ('Ref' in text) return `\${${text.Ref}}`;
  const [between, parts] = text['Fn::Join'];
  return parts.map(textOf).join(between);
}

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

type EdgeHandler = (event: { request: EdgeRequest; viewer: { ip: string } }) => EdgeRequest;

type Headers = Record<string, { value: string }>;

const codeOf = (name: string): string =>
  Object.values(web.findResources('AWS::CloudFront::Function'))
    .map(({ Properties }) => Properties)
    .find(({ Name }) => Name === name)?.FunctionCode;

/** Runs the code of an edge function as the template carries it. */
function runEdgeFunction(name: string, request: Partial<EdgeRequest>): EdgeRequest {
  const handler: EdgeHandler = new Function(`${codeOf(name)}; return handler;`)();
  return handler({ request: { uri: '/', headers: {}, ...request }, viewer: { ip: '203.0.113.9' } });
}

/** The headers of an answer after an edge function. */
function answerAtTheEdge(name: string, headers: Headers): Headers {
  const handler = new Function(`${codeOf(name)}; return handler;`)();
  return handler({ response: { headers } }).headers;
}

const edgeFunctionOf = (behavior: { FunctionAssociations?: { FunctionARN: unknown }[] }) =>
  JSON.stringify(behavior.FunctionAssociations);

describe('screens', () => {
  const shown = (uri: string) => runEdgeFunction('hearth-dev-app-shell', { uri }).uri;

  test.each(['/login', '/profile/ada', '/profile/jane.doe', '/projects/0ABC', '/posts/', '/assets', '/api'])(
    '%s is answered with the app',
    (path) => expect(shown(path)).toBe('/app.html'),
  );

  test.each([
    '/',
    '/index.html',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/worker.js',
    '/assets/main-1234.js',
    '/.well-known/security.txt',
  ])('%s is a file', (path) => expect(shown(path)).toBe(path));

  test('errors are never replaced by a page, which would also replace those of the API', () => {
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.DefaultRootObject).toBe('index.html');
    expect(edgeFunctionOf(config.DefaultCacheBehavior)).toContain('appshell');
  });

  test('run under a strict policy, run their own scripts alone, and call nothing but the API, the bucket and the service that knows places', () => {
    const { SecurityHeadersConfig } = headersOf(config.DefaultCacheBehavior);
    const { ContentSecurityPolicy, Override } = SecurityHeadersConfig.ContentSecurityPolicy;
    const bucket = `https://hearth-dev-media-\${AWS::AccountId}-\${AWS::Region}.s3.\${AWS::Region}.\${AWS::URLSuffix}`;
    expect(textOf(ContentSecurityPolicy)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-efRSqdMdg8qtB8BPQ3V9A42OMi3ljOkHVj6jTlcfLAU='; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        `media-src 'self' blob:; connect-src 'self' https://ipapi.co ${bucket}; object-src 'none'; base-uri 'none'; ` +
        "form-action 'self'; frame-ancestors 'none'",
    );
    expect(Override).toBe(true);
  });

  test('tell where holes are reported, where the stage says so', () => {
    expect(
      web.findResources('Custom::CDKBucketDeployment', {
        Properties: { DestinationBucketKeyPrefix: '.well-known' },
      }),
    ).toEqual({});
    const staged = templatesOf({ ...stageNamed('dev'), securityContact: 'mailto:holes@hearth.example' });
    staged.web.hasResourceProperties('Custom::CDKBucketDeployment', {
      DestinationBucketKeyPrefix: '.well-known',
      SystemMetadata: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
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

describe('public pages', () => {
  test.each([
    '/projects/*',
    '/profile/*',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/*',
    '/og/*',
    '/api/v1/showcase',
  ])('%s comes from the API, the same for everybody, and is kept for a minute at most', (pattern) => {
    const behavior = behaviorOf(pattern);
    expect(behavior).toMatchObject({
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
    });
    expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
    expect(originOf(pattern)).toEqual(originOf('/api/*'));
    const policy = web.findResources('AWS::CloudFront::CachePolicy')[behavior.CachePolicyId.Ref];
    const {
      MinTTL,
      DefaultTTL,
      MaxTTL,
      ParametersInCacheKeyAndForwardedToOrigin: key,
    } = policy?.Properties.CachePolicyConfig ?? {};
    expect([MinTTL, DefaultTTL, MaxTTL]).toEqual([0, 0, 60]);
    expect(key).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
  });

  test('hold no route that answers differently by who asks, or by what', () => {
    const kept = routes.filter(({ keptAtEdge }) => keptAtEdge);
    expect(kept.flatMap(routePaths)).toEqual(['/api/v1/showcase']);
    for (const { method, auth, query, keptAtEdge } of kept)
      expect([method, auth, query, keptAtEdge]).toEqual(['GET', 'public', undefined, MINUTE]);
  });

  test('have pictures under the policy of media, which lets nothing run', () => {
    expect(headersOf(behaviorOf('/og/*'))).toEqual(headersOf(behaviorOf('/media/*')));
    expect(edgeFunctionOf(behaviorOf('/og/*'))).toContain('isolate');
  });

  test('run under the policy of the screens', () => {
    expect(headersOf(behaviorOf('/projects/*'))).toEqual(headersOf(config.DefaultCacheBehavior));
    expect(edgeFunctionOf(behaviorOf('/projects/*'))).toContain('isolate');
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

  test('the live channel comes before the rest of the API, is never cached, and has an API of its own', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
      LIVE_PATH,
      '/api/v1/showcase',
      '/api/*',
      '/health',
      ...[...PAGE_PATHS, ...PAGE_PICTURE_PATHS].map((path) => path.replace('{proxy+}', '*')),
      '/media/*',
    ]);
    expect(behaviorOf(LIVE_PATH)).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(edgeFunctionOf(behaviorOf(LIVE_PATH))).toContain('handonviewer');
    expect(originOf(LIVE_PATH).DomainName).not.toEqual(originOf('/api/*').DomainName);
  });

  test.each(['/api/*', LIVE_PATH])(
    'the origin word goes along to %s, and never stands in the template',
    (pattern) => {
      const [header] = originOf(pattern).OriginCustomHeaders;
      expect(header.HeaderName).toBe('x-origin-verify');
      expect(JSON.stringify(header.HeaderValue)).toMatch(
        /\{\{resolve:secretsmanager:.*ImportValue.*OriginWord.*:SecretString:::\}\}/,
      );
    },
  );

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

  test.each(['uploads/', 'processed/', 'exports/'])(
    'what nothing has claimed of %s is gone after a day',
    (Prefix) => {
      const { Rules } = bucket?.Properties.LifecycleConfiguration ?? {};
      expect(Rules).toContainEqual(
        expect.objectContaining({ Prefix, ExpirationInDays: 1, Status: 'Enabled' }),
      );
    },
  );

  test('tells the queue of every upload where its stage says so, and of nothing else', () => {
    const notificationsOf = (template: Template) =>
      Object.values(template.findResources('AWS::S3::Bucket')).flatMap(
        ({ Properties }) => Properties.NotificationConfiguration ?? [],
      );
    expect(notificationsOf(web)).toEqual([]);
    expect(notificationsOf(templatesOf('prod').web)).toEqual([
      {
        QueueConfigurations: [
          {
            Event: 's3:ObjectCreated:*',
            Queue: expect.anything(),
            Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'uploads/' }] } },
          },
        ],
      },
    ]);
  });

  test('is kept by the distribution for minutes, by browsers for as long as they like', () => {
    const [policyId] = Object.entries(web.findResources('AWS::CloudFront::CachePolicy')).find(
      ([, { Properties }]) => Properties.CachePolicyConfig.MaxTTL === 300,
    ) ?? [''];
    expect(behaviorOf('/media/*').CachePolicyId).toEqual({ Ref: policyId });
  });

  test.each(['uploads/', 'processed/', 'exports/', 'decks/'])(
    '%s leaves no older version behind where others are kept',
    (prefix) => {
      const [kept] = Object.values(templatesOf('prod').web.findResources('AWS::S3::Bucket')).filter(
        ({ Properties }) => JSON.stringify(Properties.LifecycleConfiguration ?? '').includes('exports/'),
      );
      expect(kept?.Properties.LifecycleConfiguration.Rules).toContainEqual(
        expect.objectContaining({
          Prefix: prefix,
          NoncurrentVersionExpiration: expect.objectContaining({ NoncurrentDays: 1 }),
        }),
      );
    },
  );
});

test.each([
  ['screens', config.DefaultCacheBehavior],
  ['the API', behaviorOf('/api/*')],
  ['the health check', behaviorOf('/health')],
  ['media', behaviorOf('/media/*')],
])('every answer asks for TLS, and is neither framed nor guessed: %s', (_, behavior) => {
  const { SecurityHeadersConfig } = headersOf(behavior);
  expect(SecurityHeadersConfig).toMatchObject({
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: 'DENY', Override: true },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Override: true },
  });
});

test.each([
  ['screens', config.DefaultCacheBehavior],
  ['media', behaviorOf('/media/*')],
])('what buckets answer is isolated like answers of the API: %s', (_, behavior) => {
  expect(behavior.FunctionAssociations).toContainEqual({
    EventType: 'viewer-response',
    FunctionARN: { 'Fn::GetAtt': [expect.stringMatching(/^isolate/), 'FunctionARN'] },
  });
  const answer = answerAtTheEdge('hearth-dev-isolate', { etag: { value: '"1"' } });
  expect(answer).toEqual({
    etag: { value: '"1"' },
    ...Object.fromEntries(Object.entries(ISOLATION).map(([name, value]) => [name, { value }])),
  });
  expect(ISOLATION['permissions-policy']).toMatch(
    /camera=\(\).*geolocation=\(\).*publickey-credentials-get=\(self\)/,
  );
});

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/javascript', 'text/javascript; charset=utf-8'],
  ['text/css; charset=utf-8', 'text/css; charset=utf-8'],
  ['text/plain', 'text/plain'],
  ['image/png', 'image/png'],
])('what buckets answer as %s names its charset where it is ours', (value, sent) => {
  const answer = answerAtTheEdge('hearth-dev-isolate', { 'content-type': { value } });
  expect(answer['content-type']).toEqual({ value: sent });
});

describe('the firewall', () => {
  test('is where the stage has one, and only there', () => {
    expect(config.WebACLId).toBeUndefined();
    templatesOf('prod').web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        WebACLId: { 'Fn::GetAtt': [Match.stringLikeRegexp('^FirewallArn'), 'Parameter.Value'] },
      },
    });
  });
});

test('HTTP/3 and compression are on for everything that is served from buckets', () => {
  expect(config.HttpVersion).toBe('http2and3');
  for (const behavior of [config.DefaultCacheBehavior, behaviorOf('/media/*')])
    expect(behavior.Compress).toBe(true);
});
