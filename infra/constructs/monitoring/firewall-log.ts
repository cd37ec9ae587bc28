import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Stage } from '../../stages.ts';

/** Headers that say who is signed in, and pages whose addresses may hold the links of mails. */
export const SECRET_HEADERS = ['cookie', 'referer'];

/**
 * Logs what the firewall refuses, with the address that it came from, and nothing of what it lets pass: members' calls
 * are logged by functions, with less of their addresses.
 */
export function firewallLog(scope: Construct, stage: Stage, acl: CfnWebACL): void {
  const logGroup = new LogGroup(scope, 'Refused', {
    // The service takes no other beginning.
    logGroupName: `aws-waf-logs-hearth-${stage.name}`,
    retention: stage.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnLoggingConfiguration(scope, 'Log', {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [logGroup.logGroupArn],
    redactedFields: [...SECRET_HEADERS.map((Name) => ({ singleHeader: { Name } })), { queryString: {} }],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
  });
}
