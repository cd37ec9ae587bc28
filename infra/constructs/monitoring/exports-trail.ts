import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { EXPORTS_PREFIX } from '../../../lambdas/media/file-keys.ts';
import type { Stage } from '../../stages.ts';
import { acknowledge } from '../acknowledge.ts';
import { mediaBucketName } from '../media-bucket.ts';

/** Notes who reads, writes or deletes archives of members, operators and their tools as well as functions. */
export function exportsTrail(scope: Construct, stage: Stage): void {
  const records = new Bucket(scope, 'ExportRecords', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.keepsData,
    lifecycleRules: [{ expiration: Duration.days(stage.logRetention) }],
  });
  acknowledge(records, {
    'AwsSolutions::AwsSolutions-S1':
      'It holds records itself; those of who reads them would have to be kept somewhere, too.',
  });
  const trail = new Trail(scope, 'ExportsTrail', {
    trailName: `hearth-${stage.name}-exports`,
    bucket: records,
    isMultiRegionTrail: false,
    includeGlobalServiceEvents: false,
    // The account's own trail has what is done to resources.
    managementEvents: ReadWriteType.NONE,
  });
  trail.addS3EventSelector(
    [{ bucket: Bucket.fromBucketName(scope, 'Media', mediaBucketName(stage)), objectPrefix: EXPORTS_PREFIX }],
    { readWriteType: ReadWriteType.ALL, includeManagementEvents: false },
  );
}
