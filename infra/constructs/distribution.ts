import { join } from 'node:path';
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
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
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
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { mediaBucketName } from './media-bucket.ts';
import { mediaHeaders, screenHeaders } from './security-headers.ts';

export interface DistributionSources {
  spa: IBucket;
  /** The host of the API. */
  apiHost: string;
  /** Proves to the API that a call came through the distribution. */
  originWord: string;
}

const FINDINGS = {
  'AwsSolutions::AwsSolutions-CFR1': 'Members are welcome from every country.',
  'AwsSolutions::AwsSolutions-CFR2':
    'Calls are limited by the API and by each function per member and address; a firewall is bought when an attack asks for it.',
  'AwsSolutions::AwsSolutions-CFR3':
    'The API logs every call without addresses; logs of who loaded which page would only collect personal data.',
  'AwsSolutions::AwsSolutions-CFR4':
    "Stages with a domain ask for TLS 1.2; with CloudFront's own certificate its minimum cannot be set.",
  'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
    'The default root object is set, and the SPA is public as a whole.',
  'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
    'The web stack grants it where it makes the bucket.',
};

function onRequest(scope: Construct, stage: Stage, name: string) {
  const edgeFunction = new EdgeFunction(scope, name, {
    functionName: `hearth-${stage.name}-${name}`,
    code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, `../edge/${name}.js`) }),
    runtime: FunctionRuntime.JS_2_0,
  });
  return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
}

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
      customHeaders: { 'x-origin-verify': originWord },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: compressedAnswers(scope),
    compress: true,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [onRequest(scope, stage, 'hand-on-viewer')],
  } satisfies BehaviorOptions;
}

function filesBehavior(origin: IOrigin): BehaviorOptions {
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
  };
}

/** The one address of a stage: screens from the bucket, `/api/*` and `/health` from the API, `/media/*` from media. */
export function distribution(scope: Construct, stage: Stage, sources: DistributionSources): Distribution {
  const { domain } = stage;
  const media = Bucket.fromBucketName(scope, 'MediaByName', mediaBucketName(stage));
  const api = apiBehavior(scope, stage, sources);
  // Listing lets S3 answer 404 for a file that is not there, where it would answer 403 otherwise.
  const spa = S3BucketOrigin.withOriginAccessControl(sources.spa, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
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
    defaultBehavior: {
      ...filesBehavior(spa),
      responseHeadersPolicy: screenHeaders(scope),
      functionAssociations: [onRequest(scope, stage, 'app-shell')],
    },
    additionalBehaviors: {
      '/api/*': api,
      '/health': api,
      '/media/*': {
        ...filesBehavior(S3BucketOrigin.withOriginAccessControl(media)),
        responseHeadersPolicy: mediaHeaders(scope),
      },
    },
  });
  acknowledge(made, FINDINGS);
  return made;
}
