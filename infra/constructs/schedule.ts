import type { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';

/**
 * Runs a function again and again. A run that fails is not repeated: the next one comes soon enough.
 *
 * The CDK's own target would let the scheduler call every version of the function; this role lets it call the one.
 *
 * @param every whole minutes, two or more
 */
export function runEvery(scope: Construct, id: string, every: Duration, target: IFunction): CfnSchedule {
  const role = new Role(scope, `${id}-role`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    inlinePolicies: {
      run: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }),
        ],
      }),
    },
  });
  return new CfnSchedule(scope, id, {
    scheduleExpression: `rate(${every.toMinutes()} minutes)`,
    flexibleTimeWindow: { mode: 'OFF' },
    target: { arn: target.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
  });
}
