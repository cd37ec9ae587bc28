import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { FIREWALL_REGION, firewallParameter } from '../stacks/firewall.ts';
import type { Stage } from '../stages.ts';
import { acknowledgeCaller } from './functions/aws-call.ts';

/** The ARN of the stage's firewall, read at deployment: CloudFormation itself hands no value on between regions. */
export function firewallArn(scope: Construct, stage: Stage): string {
  const stack = Stack.of(scope);
  const name = firewallParameter(stage);
  const parameter = stack.formatArn({
    service: 'ssm',
    region: FIREWALL_REGION,
    resource: 'parameter',
    resourceName: name.slice(1),
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  const read = new AwsCustomResource(scope, 'FirewallArn', {
    onUpdate: {
      service: 'SSM',
      action: 'getParameter',
      parameters: { Name: name },
      region: FIREWALL_REGION,
      physicalResourceId: PhysicalResourceId.of(name),
    },
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [parameter] }),
    ]),
    installLatestAwsSdk: false,
  });
  acknowledgeCaller(scope);
  return read.getResponseField('Parameter.Value');
}
