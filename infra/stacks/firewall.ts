import { BootstraplessSynthesizer, Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { limitsPerAddress } from '../constructs/firewall-limits.ts';
import { firewallLog, SECRET_HEADERS } from '../constructs/monitoring/firewall-log.ts';
import type { Firewall, Stage } from '../stages.ts';

/** The one region from which CloudFront takes a firewall. */
export const FIREWALL_REGION = 'us-east-1';

/** Where the web stack, which may stand in another region, finds the firewall's ARN. */
export const firewallParameter = (stage: Stage): string => `/hearth/${stage.name}/firewall`;

/**
 * Rules of AWS's sets that would refuse what members rightly send, and why. They only count, so that their metrics
 * show what they would have done.
 */
const ONLY_COUNTED_OF_CORE: Record<string, string> = {
  SizeRestrictions_BODY:
    'A profile with its pictures is one JSON body of several MB; the API has limits of its own.',
  CrossSiteScripting_BODY: 'Posts may show code. Texts are never put into a page as HTML.',
  GenericLFI_BODY: 'Posts may name paths such as ../../etc/hosts. No text is ever used as a path.',
  GenericRFI_BODY: 'Posts may link to addresses with numbers. No function loads a link.',
  EC2MetaDataSSRF_BODY: 'Posts may quote the address of the metadata service. No function loads a link.',
  RestrictedExtensions_URIPATH: 'Usernames may end with .log or .ini, and are part of addresses.',
  RestrictedExtensions_QUERYARGUMENTS: 'Members are searched by username.',
};
const ONLY_COUNTED_OF_BAD_INPUTS: Record<string, string> = {
  JavaDeserializationRCE_BODY: 'Posts may show such code. No function runs Java.',
  Log4JRCE_BODY: 'Posts may quote jndi: addresses. No function runs Java.',
};

const metric = (name: string) => ({
  metricName: name,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const managed = (
  name: string,
  onlyCounted: Record<string, string> = {},
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: Object.keys(onlyCounted).map((rule) => ({
        name: rule,
        actionToUse: { count: {} },
      })),
    },
  },
  visibilityConfig: metric(name),
});

/**
 * The firewall of a stage's distribution. A stack of its own, because it stands in `us-east-1` wherever the stage does;
 * without assets, so that this region need not be bootstrapped.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, firewall: Firewall) {
    super(scope, id, { env: { region: FIREWALL_REGION }, synthesizer: new BootstraplessSynthesizer() });
    const acl = new CfnWebACL(this, 'WebAcl', {
      name: `hearth-${stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        ...limitsPerAddress(firewall),
        managed('AWSManagedRulesAmazonIpReputationList'),
        managed('AWSManagedRulesKnownBadInputsRuleSet', ONLY_COUNTED_OF_BAD_INPUTS),
        managed('AWSManagedRulesCommonRuleSet', ONLY_COUNTED_OF_CORE),
      ].map((rule, priority) => ({ ...rule, priority })),
      // Samples of requests and the log are shown to operators: not who is signed in, nor the links of mails.
      dataProtectionConfig: {
        dataProtections: [
          { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: SECRET_HEADERS } },
          { action: 'SUBSTITUTION', field: { fieldType: 'QUERY_STRING' } },
        ],
      },
      visibilityConfig: metric(`hearth-${stage.name}`),
    });
    new StringParameter(this, 'WebAclArn', {
      parameterName: firewallParameter(stage),
      stringValue: acl.attrArn,
    });
    if (firewall.logsRefused) firewallLog(this, stage, acl);
  }
}
