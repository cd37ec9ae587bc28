import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct, IConstruct } from 'constructs';
import {
  DECKS_PREFIX,
  EXPORTS_PREFIX,
  MEDIA_PREFIX,
  PROCESSED_PREFIX,
  UPLOADS_PREFIX,
} from '../../lambdas/media/file-keys.ts';
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

const objectsIn = (stage: Stage, ...prefixes: string[]): string[] =>
  prefixes.map((prefix) => `${mediaBucketArn(stage)}/${prefix}*`);

/** ARNs of all objects that functions may touch, but for archives of members and decks of projects. */
export const mediaObjects = (stage: Stage): string[] =>
  objectsIn(stage, UPLOADS_PREFIX, PROCESSED_PREFIX, MEDIA_PREFIX);

/** ARNs of what members have uploaded, until it is shown. */
export const uploadedObjects = (stage: Stage): string[] => objectsIn(stage, UPLOADS_PREFIX);

/** ARNs of what the media function has made of pictures. */
export const processedObjects = (stage: Stage): string[] => objectsIn(stage, PROCESSED_PREFIX);

/** ARNs of what everybody may look at. */
export const shownObjects = (stage: Stage): string[] => objectsIn(stage, MEDIA_PREFIX);

/** ARNs of the archives of members. */
export const exportObjects = (stage: Stage): string[] => objectsIn(stage, EXPORTS_PREFIX);

/** ARNs of the decks of projects. */
export const deckObjects = (stage: Stage): string[] => objectsIn(stage, DECKS_PREFIX);

/** Accepts that functions below a construct reach such objects, whose names nobody knows before. */
export function acknowledgeMediaObjects(scope: IConstruct, stage: Stage): void {
  const bucket = `arn:<AWS::Partition>:s3:::hearth-${stage.name}-media-<AWS::AccountId>-<AWS::Region>`;
  const findings = [UPLOADS_PREFIX, PROCESSED_PREFIX, MEDIA_PREFIX, EXPORTS_PREFIX, DECKS_PREFIX].map(
    (prefix) => `AwsSolutions::AwsSolutions-IAM5[Resource::${bucket}/${prefix}*]`,
  );
  const reason = 'Members name no objects in advance; a function reaches those folders only.';
  acknowledge(scope, Object.fromEntries(findings.map((finding) => [finding, reason])));
}

/** The CDK's own way is a function of its own that changes the bucket after each deployment. */
function tellOfUploads(bucket: Bucket, queue: IQueue): void {
  const { defaultChild } = bucket.node;
  if (!(defaultChild instanceof CfnBucket)) throw new Error('the bucket is none of CloudFormation');
  defaultChild.notificationConfiguration = {
    queueConfigurations: [
      {
        event: 's3:ObjectCreated:*',
        queue: queue.queueArn,
        filter: { s3Key: { rules: [{ name: 'prefix', value: UPLOADS_PREFIX }] } },
      },
    ],
  };
}

/** Lets the bucket, known by its name, write to the queue that is told of uploads. */
export function letBucketWriteTo(queue: Queue, stage: Stage): void {
  queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('s3.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: {
        ArnEquals: { 'aws:SourceArn': mediaBucketArn(stage) },
        StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
      },
    }),
  );
}

/**
 * The private bucket of pictures, posters, documents and videos.
 *
 * @param viewerOrigin the only origin whose pages may upload
 * @param uploads the queue that is told of every upload
 */
export function mediaBucket(scope: Construct, stage: Stage, viewerOrigin: string, uploads: IQueue): Bucket {
  const gone = (id: string, prefix: string) => ({
    id,
    prefix,
    expiration: Duration.days(1),
    // What is deleted here is to be gone, not to be kept as an older version.
    ...(stage.keepsData && { noncurrentVersionExpiration: Duration.days(1) }),
  });
  const bucket = new Bucket(scope, 'Media', {
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
      gone('unclaimed-uploads', UPLOADS_PREFIX),
      gone('unclaimed-pictures', PROCESSED_PREFIX),
      gone('archives-of-members', EXPORTS_PREFIX),
      ...(stage.keepsData
        ? [
            {
              id: 'decks-of-projects',
              prefix: DECKS_PREFIX,
              // A deck that was replaced or deleted is to be gone.
              noncurrentVersionExpiration: Duration.days(1),
            },
          ]
        : []),
      {
        id: 'leftovers',
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        ...(stage.keepsData && { noncurrentVersionExpiration: Duration.days(30) }),
      },
    ],
  });
  if (stage.processesUploadsAtOnce) tellOfUploads(bucket, uploads);
  return bucket;
}
