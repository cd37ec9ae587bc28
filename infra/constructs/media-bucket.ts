import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** Uploads land here and are copied to `MEDIA_PREFIX` by the call that claims them. */
export const UPLOADS_PREFIX = 'uploads/';

/** What the distribution serves: a path is the key of its object. */
export const MEDIA_PREFIX = 'media/';

/**
 * The bucket's name, known before the bucket is.
 *
 * Its CORS rule names the distribution and the distribution names it as an origin. Somebody has to be called by name
 * instead of by reference, or neither could be created first.
 */
export const mediaBucketName = (stage: Stage): string =>
  Fn.join('-', ['hearth', stage.name, 'media', Aws.ACCOUNT_ID, Aws.REGION]);

/** ARNs of all objects that functions may touch. */
export const mediaObjects = (stage: Stage): string[] =>
  [UPLOADS_PREFIX, MEDIA_PREFIX].map(
    (prefix) => `arn:${Aws.PARTITION}:s3:::${mediaBucketName(stage)}/${prefix}*`,
  );

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
