import type { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';

/** While most members sleep. */
const NIGHTLY = 'cron(30 3 * * ? *)';

/**
 * Runs a function whenever a schedule says so. A run that fails is not repeated: the next one comes soon enough.
 *
 * The CDK's own target would let the scheduler call every version of the function; this role lets it call the one.
 */
function scheduled(scope: Construct, id: string, scheduleExpression: string, target: IFunction): CfnSchedule {
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
    scheduleExpression,
    flexibleTimeWindow: { mode: 'OFF' },
    target: { arn: target.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
  });
}

/**
 * Runs a function again and again.
 *
 * @param every whole minutes, two or more
 */
export const runEvery = (scope: Construct, id: string, every: Duration, target: IFunction): CfnSchedule =>
  scheduled(scope, id, `rate(${every.toMinutes()} minutes)`, target);

/** Runs a function at the beginning of every hour. */
export const runHourly = (scope: Construct, id: string, target: IFunction): CfnSchedule =>
  scheduled(scope, id, 'cron(0 * * * ? *)', target);

/** Runs a function once a night. */
export const runNightly = (scope: Construct, id: string, target: IFunction): CfnSchedule =>
  scheduled(scope, id, NIGHTLY, target);
