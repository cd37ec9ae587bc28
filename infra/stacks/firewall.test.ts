import { routePaths, routes } from '../../shared/api/index.ts';
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
  Priority: number;
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

const pathsOf = (name: string): string[] =>
  [
    ...JSON.stringify(ruleNamed(name)?.Statement.RateBasedStatement ?? {}).matchAll(
      /"SearchString":"([^"]*)"/g,
    ),
  ].map(([, path = '']) => path);

test.each([
  ['SignInsPerAddress', 100, ['/auth/login', '/auth/passkeys/login', '/auth/recovery-codes/login']],
  ['SignUpsPerAddress', 20, ['/auth/signup']],
  ['LinksPerAddress', 20, ['/auth/password/forgot', '/auth/sign-in-link']],
] as const)(
  '%s: at most %i calls from an address in five minutes, however the path is written',
  (name, Limit, paths) => {
    const rule = ruleNamed(name);
    expect(rule).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit, EvaluationWindowSec: 300 } },
    });
    expect(pathsOf(name)).toEqual(paths.map((path) => `/api/v1${path}`));
    const text = JSON.stringify(rule);
    expect(text.match(/"PositionalConstraint":"STARTS_WITH"/g)).toHaveLength(paths.length);
    expect(text.match(/"Type":"URL_DECODE"},{"Priority":1,"Type":"NORMALIZE_PATH"/g)).toHaveLength(
      paths.length,
    );
  },
);

test('no limit counts the calls of a route that is not below one that it names', () => {
  const limited = ['SignInsPerAddress', 'SignUpsPerAddress', 'LinksPerAddress'].flatMap(pathsOf);
  const counted = routes.flatMap(routePaths).filter((path) => limited.some((one) => path.startsWith(one)));
  const isBelow = (path: string) => limited.some((one) => path === one || path.startsWith(`${one}/`));
  expect(counted.filter((path) => !isBelow(path))).toEqual([]);
  expect(counted).toEqual(expect.arrayContaining(limited));
});

test('each rule has a place of its own, limits before what looks into requests', () => {
  expect(rules.map(({ Priority }) => Priority)).toEqual(rules.map((_, place) => place));
  expect(rules.map(({ Name }) => Name)).toEqual([
    'RatePerAddress',
    'SignInsPerAddress',
    'SignUpsPerAddress',
    'LinksPerAddress',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
  ]);
});

test('has the rules against known bad inputs, of which those only count that look for what posts may quote', () => {
  const known = ruleNamed('AWSManagedRulesKnownBadInputsRuleSet');
  expect(known?.OverrideAction).toEqual({ None: {} });
  expect(known?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides).toEqual(
    ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'].map((Name) => ({ Name, ActionToUse: { Count: {} } })),
  );
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

test('logs what it refuses and nothing else, for as long as the stage says', () => {
  template?.hasResourceProperties('AWS::Logs::LogGroup', {
    LogGroupName: 'aws-waf-logs-hearth-prod',
    RetentionInDays: 90,
  });
  template?.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    LoggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
    RedactedFields: [
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
      { QueryString: {} },
    ],
  });
});

test('shows operators neither cookies nor the links of mails', () => {
  expect(acl?.DataProtectionConfig.DataProtections).toEqual([
    { Action: 'SUBSTITUTION', Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['cookie', 'referer'] } },
    { Action: 'SUBSTITUTION', Field: { FieldType: 'QUERY_STRING' } },
  ]);
});

test('is not there, and costs nothing, where the stage has none', () => {
  expect(templatesOf('dev').firewall).toEqual([]);
});
