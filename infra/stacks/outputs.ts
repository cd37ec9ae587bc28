import { CfnOutput, type Stack } from 'aws-cdk-lib';

/** Names of what operators and operations commands look up in a deployed stage. */
export type OutputName =
  | 'TableName'
  | 'PasswordPepperId'
  | 'SessionSigningKeyId'
  | 'SessionPublicKeysId'
  | 'PushSigningKeyId'
  | 'PushPublicKeyId'
  | 'JobsQueueUrl'
  | 'DeadJobsQueueUrl'
  | 'DeadEventsQueueUrl'
  | 'StreamArn'
  | 'ApiUrl'
  | 'Url'
  | 'MediaBucket'
  | 'DistributionId'
  | 'DkimRecords'
  | 'Dashboard';

/** Publishes a name or address of a stack under a fixed name. */
export function output(stack: Stack, name: OutputName, value: string): void {
  new CfnOutput(stack, `Output${name}`, { value }).overrideLogicalId(name);
}
