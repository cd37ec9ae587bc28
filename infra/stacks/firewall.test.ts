import { hearth } from '../hearth.ts';
import { stageNamed } from '../stages.ts';
import { built, templatesOf } from '../testing/stages.ts';
import { newApp } from '../testing/synthesize.ts';

const [template] = templatesOf('prod').firewall;
const [acl] = Object.values(template?.findResources('AWS::WAFv2::WebACL') ?? {}).map(
  ({ Properties }) => Properties,
);

interface Rule {
  Name: string;
  Action?: unknown;
  OverrideAction?: unknown;
  Statement: {
    RateBasedStatement?: object;
    ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string; ActionToUse: unknown }[] };
  };
}

const rules: Rule[] = acl?.Rules ?? [];
const ruleNamed = (name: string) => rules.find(({ Name }) => Name === name);

test('stands in the one region that CloudFront takes it from, needs no bootstrap there, and comes before the web stack', () => {
  const { firewall, web } = hearth(newApp(), stageNamed('prod'), built);
  expect(firewall?.region).toBe('us-east-1');
  expect(acl?.Scope).toBe('CLOUDFRONT');
  expect(template?.toJSON().Parameters).toBeUndefined();
  expect(web.dependencies).toContain(firewall);
});

test('limits each address, with the answer that a call too many gets', () => {
  expect(ruleNamed('RatePerAddress')).toMatchObject({
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
    Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 5_000, EvaluationWindowSec: 300 } },
  });
});

test('has the core rules, of which those only count that refuse what members rightly send', () => {
  const core = ruleNamed('AWSManagedRulesCommonRuleSet');
  expect(core?.OverrideAction).toEqual({ None: {} });
  const counted = core?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
  for (const { ActionToUse } of counted) expect(ActionToUse).toEqual({ Count: {} });
  expect(counted.map(({ Name }) => Name)).toEqual([
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
    'RestrictedExtensions_URIPATH',
    'RestrictedExtensions_QUERYARGUMENTS',
  ]);
});

test('shows operators neither cookies nor the links of mails', () => {
  expect(acl?.DataProtectionConfig.DataProtections).toEqual([
    { Action: 'SUBSTITUTION', Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['cookie'] } },
    { Action: 'SUBSTITUTION', Field: { FieldType: 'QUERY_STRING' } },
  ]);
});

test('is not there, and costs nothing, where the stage has none', () => {
  expect(templatesOf('dev').firewall).toEqual([]);
});
