import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

const CALLER = "The CDK's own caller of AWS: it makes the calls that deployments name, in deployments only.";

/** The id that the CDK gives the function behind all such calls of a stack. */
const CALLER_ID = /^AWS679f53fac002430cb0da5b7982bd2287$/;

/** Accepts the function by which the CDK calls AWS at deployments, in the stack of a construct. */
export function acknowledgeCaller(scope: IConstruct): void {
  for (const child of Stack.of(scope).node.children)
    if (CALLER_ID.test(child.node.id))
      acknowledge(child, {
        'AwsSolutions::AwsSolutions-L1': CALLER,
        'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
          CALLER,
      });
}
