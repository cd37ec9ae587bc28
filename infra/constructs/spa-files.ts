import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Their names change with their content, so a browser may keep them for ever. */
const HASHED = 'assets';

const COPIER =
  "The CDK's own copier of files: it reads the assets of a deployment, writes the SPA's bucket and invalidates the distribution, in deployments only.";

const ACTIONS = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];

const ASSETS = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>';

function acknowledgeCopier(scope: Construct, bucket: Bucket): void {
  const { node } = bucket;
  const stack = Stack.of(bucket);
  const objects = node.defaultChild instanceof CfnBucket ? stack.getLogicalId(node.defaultChild) : '';
  const findings = [
    ...ACTIONS.map((action) => `IAM5[Action::${action}]`),
    ...[`${ASSETS}/*`, `<${objects}.Arn>/*`, '*'].map((resource) => `IAM5[Resource::${resource}]`),
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'L1',
  ];
  const reasons = findings.map((finding) => [`AwsSolutions::AwsSolutions-${finding}`, COPIER]);
  for (const child of scope.node.children)
    if (child.node.id.startsWith('Custom::CDKBucketDeployment'))
      acknowledge(child, Object.fromEntries(reasons));
}

/**
 * Puts the built SPA into its bucket: hashed files first, so that no page ever names a file that is not there yet.
 * Old files stay, because an open tab may still ask for the chunks of the version it was loaded with.
 */
export function spaFiles(
  scope: Construct,
  directory: string,
  bucket: Bucket,
  distribution: Distribution,
): void {
  const hashed = new BucketDeployment(scope, 'HashedFiles', {
    sources: [Source.asset(join(directory, HASHED))],
    destinationBucket: bucket,
    destinationKeyPrefix: HASHED,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    prune: false,
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    sources: [Source.asset(directory, { exclude: [HASHED, '.vite'] })],
    destinationBucket: bucket,
    cacheControl: [CacheControl.noCache()],
    prune: false,
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(hashed);
  acknowledgeCopier(scope, bucket);
}
