import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { ORIGIN_HEADER } from '../../lambdas/http/request/origin.ts';
import { routePaths, routes } from '../../shared/api/index.ts';
import { LIVE_PATH } from '../../shared/model/live.ts';
import { PAGE_PATHS, PAGE_PICTURE_PATHS } from '../entry-points.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { onBucketAnswer, onRequest } from './edge-functions.ts';
import { mediaBucketName } from './media-bucket.ts';
import { apiHeaders, mediaHeaders, screenHeaders } from './security-headers.ts';

export interface DistributionSources {
  spa: IBucket;
  /** Folder of the built SPA. */
  pages: string;
  /** The host of the API. */
  apiHost: string;
  /** The host of the live channel's API. */
  liveHost: string;
  /** Proves to the API that a call came through the distribution. */
  originWord: string;
  /** ARN of the stage's firewall, if it has one. */
  firewallArn: string | undefined;
}

/** How long the distribution keeps a picture, document or video. */
const MEDIA_AT_EDGE = Duration.minutes(5);

const FINDINGS = {
  'AwsSolutions::AwsSolutions-CFR1': 'Members are welcome from every country.',
  'AwsSolutions::AwsSolutions-CFR3':
    'Each call of the API is logged by its function, with a shortened address; a log of who loaded which screen or picture would only collect personal data.',
  'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
    'The default root object is set, and the SPA is public as a whole.',
  'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
    'The web stack grants it where it makes the bucket.',
};

const WITHOUT_FIREWALL = {
  'AwsSolutions::AwsSolutions-CFR2':
    'The stage has no firewall, which has a price of its own: the API limits all calls together, functions limit members and addresses.',
};

const WITHOUT_DOMAIN = {
  'AwsSolutions::AwsSolutions-CFR4':
    "With CloudFront's own certificate the minimum cannot be set and is TLS 1.0, although every browser of today negotiates 1.2 or 1.3; a stage with a domain refuses less than 1.2.",
};

/**
 * CloudFront compresses only what its policy would let it keep. An answer is kept when it asks for that itself, which
 * none of the API's does; and should one ever, it is kept for a second and for the same session and query.
 */
const compressedAnswers = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'CompressedAnswers', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    cookieBehavior: CacheCookieBehavior.all(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/** Everything a browser sends but the Host, which has to be the API's own, reaches the API; nothing is cached. */
function apiBehavior(scope: Construct, stage: Stage, { apiHost, originWord }: DistributionSources) {
  return {
    origin: new HttpOrigin(apiHost, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      readTimeout: Duration.seconds(30),
      customHeaders: { [ORIGIN_HEADER]: originWord },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: compressedAnswers(scope),
    compress: true,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: apiHeaders(scope),
    functionAssociations: [onRequest(scope, stage, 'hand-on-viewer')],
  } satisfies BehaviorOptions;
}

/** How long the distribution keeps what is for everybody. What is withdrawn is gone for all by then. */
const PUBLIC_AT_EDGE = Duration.minutes(1);

/** What is for everybody knows no session and no query, and is kept for as long as it asks for itself, a minute at most. */
const publicBehavior = (scope: Construct, api: ReturnType<typeof apiBehavior>) =>
  ({
    origin: api.origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new CachePolicy(scope, 'PageCaching', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: PUBLIC_AT_EDGE,
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    compress: true,
    responseHeadersPolicy: api.responseHeadersPolicy,
  }) satisfies BehaviorOptions;

/** The routes of the contract whose answers are for everybody. */
const PUBLIC_ROUTES = routes.filter(({ keptAtEdge }) => keptAtEdge).flatMap(routePaths);

/** The same for WebSockets, whose frames CloudFront hands on as they are. */
const liveBehavior = (
  api: ReturnType<typeof apiBehavior>,
  { liveHost, originWord }: DistributionSources,
): BehaviorOptions => ({
  ...api,
  origin: new HttpOrigin(liveHost, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    customHeaders: { [ORIGIN_HEADER]: originWord },
  }),
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  compress: false,
});

/**
 * A file at a path never changes, so browsers keep it; here it is asked for again after minutes, so that what was deleted
 * is gone for everybody.
 */
const shortlyCached = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'MediaCaching', {
    minTtl: Duration.seconds(0),
    defaultTtl: MEDIA_AT_EDGE,
    maxTtl: MEDIA_AT_EDGE,
  });

function filesBehavior(origin: IOrigin) {
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
  } satisfies BehaviorOptions;
}

/** The behaviours of some paths of the API, as CloudFront writes them. */
const behaviorsOf = (paths: readonly string[], behavior: BehaviorOptions): Record<string, BehaviorOptions> =>
  Object.fromEntries(paths.map((path) => [path.replace('{proxy+}', '*'), behavior]));

/**
 * The one address of a stage: screens from the bucket, `/api/*`, `/health`, public pages and their pictures from the API,
 * `/media/*` from media.
 */
export function distribution(scope: Construct, stage: Stage, sources: DistributionSources): Distribution {
  const { domain } = stage;
  const media = Bucket.fromBucketName(scope, 'MediaByName', mediaBucketName(stage));
  const api = apiBehavior(scope, stage, sources);
  const isolated = onBucketAnswer(scope, stage);
  // Listing lets S3 answer 404 for a file that is not there, where it would answer 403 otherwise.
  const spa = S3BucketOrigin.withOriginAccessControl(sources.spa, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const screens = {
    responseHeadersPolicy: screenHeaders(scope, `https://${media.bucketRegionalDomainName}`, sources.pages),
  };
  const files = { responseHeadersPolicy: mediaHeaders(scope) };
  const forEverybody = publicBehavior(scope, api);
  const pages = { ...forEverybody, functionAssociations: [isolated] };
  const made = new Distribution(scope, 'Distribution', {
    comment: `Hearth ${stage.name}, origin word edition ${stage.originWordEdition}`,
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_200,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    ...(sources.firewallArn && { webAclId: sources.firewallArn }),
    defaultBehavior: {
      ...filesBehavior(spa),
      ...screens,
      functionAssociations: [onRequest(scope, stage, 'app-shell'), isolated],
    },
    additionalBehaviors: {
      // Before the rest of the API: CloudFront takes the first that fits.
      [LIVE_PATH]: liveBehavior(api, sources),
      ...behaviorsOf(PUBLIC_ROUTES, forEverybody),
      '/api/*': api,
      '/health': api,
      ...behaviorsOf(PAGE_PATHS, { ...pages, ...screens }),
      ...behaviorsOf(PAGE_PICTURE_PATHS, { ...pages, ...files }),
      '/media/*': {
        ...filesBehavior(S3BucketOrigin.withOriginAccessControl(media)),
        cachePolicy: shortlyCached(scope),
        ...files,
        functionAssociations: [isolated],
      },
    },
  });
  acknowledge(made, {
    ...FINDINGS,
    ...(!sources.firewallArn && WITHOUT_FIREWALL),
    ...(!domain && WITHOUT_DOMAIN),
  });
  return made;
}
