import { Match } from 'aws-cdk-lib/assertions';
import { stageNamed } from '../stages.ts';
import { templatesOf } from '../testing/stages.ts';

const { operations } = templatesOf('dev');
const alarms = Object.values(operations.findResources('AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);

test.each([
  'failed-calls',
  'slow-calls',
  'throttled-table',
  'dead-jobs',
  'old-jobs',
  'old-mails',
  'failing-redrive',
  'late-events',
  'dead-events',
])('there is an alarm for %s that says what it means and tells somebody', (name) => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === `hearth-dev-${name}`);
  expect(alarm?.AlarmDescription).toMatch(/\.$/);
  expect(alarm?.AlarmActions).toHaveLength(1);
  expect(alarm?.TreatMissingData).toBe('notBreaching');
});

test('alarms of this account may publish, although the topic has a policy of its own', () => {
  operations.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'sns:Publish',
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  });
});

test('a stage with an address writes to it, one without writes to nobody', () => {
  operations.resourceCountIs('AWS::SNS::Subscription', 0);
  const staged = templatesOf({ ...stageNamed('dev'), alarmEmail: 'ops@hearth.example' });
  staged.operations.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@hearth.example',
  });
});

test('events that are late are noticed by the age of the oldest change that was not handed on', () => {
  operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'hearth-dev-late-events',
    Namespace: 'AWS/Lambda',
    MetricName: 'IteratorAge',
    Threshold: 60_000,
  });
});

test('there is one dashboard', () => {
  operations.hasResourceProperties('AWS::CloudWatch::Dashboard', { DashboardName: 'hearth-dev' });
});
