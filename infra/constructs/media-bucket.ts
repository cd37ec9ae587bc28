import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct, IConstruct } from 'constructs';
import { MEDIA_PREFIX, UPLOADS_PREFIX } from '../../lambdas/media/places.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * The bucket's name, known before the bucket is.
 *
 * Its CORS rule names the distribution and the distribution names it as an origin. Somebody has to be called by name
 * instead of by reference, or neither could be created first.
 */
export const mediaBucketName = (stage: Stage): string =>
  Fn.join('-', ['hearth', stage.name, 'media', Aws.ACCOUNT_ID, Aws.REGION]);

/** The bucket itself, for functions that look through it. */
export const mediaBucketArn = (stage: Stage): string => `arn:${Aws.PARTITION}:s3:::${mediaBucketName(stage)}`;

const PREFIXES = [UPLOADS_PREFIX, MEDIA_PREFIX];

/** ARNs of all objects that functions may touch. */
export const mediaObjects = (stage: Stage): string[] =>
  PREFIXES.map((prefix) => `${mediaBucketArn(stage)}/${prefix}*`);

/** Accepts that functions below a construct reach the objects of `mediaObjects`, whose names nobody knows before. */
export function acknowledgeMediaObjects(scope: IConstruct, stage: Stage): void {
  const bucket = `arn:<AWS::Partition>:s3:::hearth-${stage.name}-media-<AWS::AccountId>-<AWS::Region>`;
  const findings = PREFIXES.map(
    (prefix) => `AwsSolutions::AwsSolutions-IAM5[Resource::${bucket}/${prefix}*]`,
  );
  const reason = 'Members name no objects in advance; a function reaches those two folders only.';
  acknowledge(scope, Object.fromEntries(findings.map((finding) => [finding, reason])));
}

/**
 * The private bucket of pictures, posters, documents and videos.
 *
 * @param viewerOrigin the only origin whose pages may upload
 */
export function mediaBucket(scope: Construct, stage: Stage, viewerOrigin: string): Bucket {
  return new Bucket(scope, 'Media', {
    bucketName: mediaBucketName(stage),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.keepsData,
    cors: [
      {
        allowedOrigins: [viewerOrigin],
        allowedMethods: [HttpMethods.PUT],
        allowedHeaders: ['*'],
        maxAge: 3_600,
      },
    ],
    lifecycleRules: [
      { id: 'unclaimed-uploads', prefix: UPLOADS_PREFIX, expiration: Duration.days(1) },
      {
        id: 'leftovers',
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        ...(stage.keepsData && { noncurrentVersionExpiration: Duration.days(30) }),
      },
    ],
  });
}
