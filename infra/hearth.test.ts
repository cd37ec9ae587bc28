import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import * as z from 'zod';
import { hearth } from './hearth.ts';
import { stageNamed, stages } from './stages.ts';
import { built, type Templates, templatesOf } from './testing/stages.ts';
import { newApp } from './testing/synthesize.ts';

const report = z.object({
  pluginReports: z.array(
    z.object({
      conclusion: z.string(),
      violations: z.array(z.object({ ruleName: z.string() })),
      suppressedViolations: z.array(z.object({ ruleName: z.string(), reason: z.string() })),
    }),
  ),
});

type Report = z.infer<typeof report>['pluginReports'][number];

const STATEFUL = ['AWS::DynamoDB::GlobalTable', 'AWS::SecretsManager::Secret', 'AWS::S3::Bucket'];

/** A reference to another resource, whose name is checked there. */
const REFERENCE = /^\{"(Ref|Fn::GetAtt|Fn::ImportValue)"/;

const byStage = new Map(stages.map(({ name }) => [name, templatesOf(name)]));

function namesIn(templates: Templates): string[] {
  const resources = Object.values(templates)
    .flat()
    .flatMap((template) =>
      Object.values<{ Properties?: Record<string, unknown> }>(template.toJSON().Resources),
    );
  const NAMES = [
    'FunctionName',
    'BucketName',
    'AlarmName',
    'DashboardName',
    'Name',
    'TableName',
    'QueueName',
  ];
  return resources.flatMap(({ Properties = {} }) =>
    NAMES.map((key) => Properties[key])
      .filter((name) => name !== undefined)
      .map((name) => JSON.stringify(name))
      .filter((name) => !REFERENCE.test(name)),
  );
}

test('no stage shares a name with another', () => {
  const names = [...byStage.values()].flatMap((templates) => [...new Set(namesIn(templates))]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([...byStage])(
  'every stack of %s has at most 400 of the 500 resources that CloudFormation allows',
  (_, templates) => {
    for (const template of Object.values(templates).flat())
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(400);
  },
);

test.each(stages.map((stage) => [stage.name, stage] as const))(
  '%s retains its data exactly when the stage says so',
  (name, { keepsData }) => {
    const { data, web } = byStage.get(name) ?? templatesOf(name);
    const policies = [data, web].flatMap((template) =>
      STATEFUL.flatMap((type) => Object.entries(template.findResources(type)))
        .filter(([id]) => !id.startsWith('Spa'))
        .map(([, { DeletionPolicy, UpdateReplacePolicy }]) => [DeletionPolicy, UpdateReplacePolicy]),
    );
    const wanted = keepsData ? 'Retain' : 'Delete';
    expect(policies).toHaveLength(17);
    for (const policy of policies) expect(policy).toEqual([wanted, wanted]);
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [{ DeletionProtectionEnabled: keepsData }],
    });
  },
);

test('only production retains its data, and only production hides the cost of calls', () => {
  expect(stages.filter(({ keepsData }) => keepsData).map(({ name }) => name)).toEqual(['prod']);
  expect(stages.filter(({ costHeaders }) => !costHeaders).map(({ name }) => name)).toEqual(['prod']);
});

test('an unknown stage name is refused with the list of stages', () => {
  expect(() => stageNamed('prd')).toThrow('one of dev, staging, prod; there is no prd');
});

describe('cdk-nag', () => {
  /** The report on a stage, after `spoil` has changed its stacks. */
  function reportOf(spoil: (stacks: ReturnType<typeof hearth>) => void = () => {}): Report {
    const app = newApp();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    spoil(hearth(app, stageNamed('prod'), built));
    const { directory } = app.synth();
    const file = readFileSync(join(directory, 'validation-report.json'), 'utf8');
    const [found] = report.parse(JSON.parse(file)).pluginReports;
    if (!found) throw new Error('cdk-nag did not report');
    return found;
  }

  test('reports no violation without an acknowledgement that gives its reason', () => {
    const { conclusion, violations, suppressedViolations } = reportOf();
    expect({ conclusion, violations }).toEqual({ conclusion: 'success', violations: [] });
    for (const { reason } of suppressedViolations) expect(reason.length).toBeGreaterThan(20);
  });

  test('reports a queue without TLS', () => {
    expect(() => reportOf(({ data }) => new Queue(data, 'Careless'))).toThrow('AwsSolutions-SQS4');
  });
});
