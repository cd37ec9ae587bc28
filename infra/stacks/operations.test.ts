import { Match } from 'aws-cdk-lib/assertions';
import { stageNamed } from '../stages.ts';
import { functionsOf } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const { operations, routes } = templatesOf('dev');
const alarms = Object.values(operations.findResources('AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);

/** The metric of an alarm. */
const watching = (Metric: object) => [Match.objectLike({ MetricStat: Match.objectLike({ Metric }) })];

test.each([
  'failed-calls',
  'slow-calls',
  'unauthenticated-calls',
  'refused-sign-ins',
  'limited-calls',
  'throttled-table',
  'dead-jobs',
  'old-jobs',
  'old-mails',
  'failing-redrive',
  'old-pictures',
  'old-previews',
  'old-pushes',
  'failing-digests',
  'failing-pictures',
  'failing-live-channel',
  'slow-live-channel',
  'throttled-functions',
  'busy-functions',
  'administrator-signed-in',
  'late-events',
  'dead-events',
])('there is an alarm for %s that says what it means and tells somebody', (name) => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === `hearth-dev-${name}`);
  expect(alarm?.AlarmDescription).toMatch(/\.$/);
  expect(alarm?.AlarmActions).toHaveLength(1);
  expect(alarm?.TreatMissingData).toBe('notBreaching');
});

test('alarms and the budget of this account may publish, although the topic has a policy of its own', () => {
  operations.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'sns:Publish',
          Effect: 'Allow',
          Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  });
});

test('floods are noticed by what functions count under the name of the stage', () => {
  const { environment } = functionsOf(...routes).get('auth-login') ?? {};
  for (const [name, MetricName] of [
    ['unauthenticated-calls', 'unauthenticated'],
    ['limited-calls', 'limited'],
    ['refused-sign-ins', 'refusedSignIns'],
    ['administrator-signed-in', 'administratorSignIns'],
  ])
    operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `hearth-dev-${name}`,
      Metrics: [
        Match.objectLike({
          MetricStat: {
            Metric: { Namespace: environment?.METRICS_NAMESPACE, MetricName },
            Period: 300,
            Stat: 'Sum',
          },
        }),
      ],
    });
});

test('a stage with a budget tells of half of it, all of it, and a month that will be dearer', () => {
  operations.resourceCountIs('AWS::Budgets::Budget', 0);
  templatesOf('prod').operations.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    NotificationsWithSubscribers: [
      { NotificationType: 'ACTUAL', Threshold: 50 },
      { NotificationType: 'ACTUAL', Threshold: 100 },
      { NotificationType: 'FORECASTED', Threshold: 100 },
    ].map((notice) => ({
      Notification: Match.objectLike(notice),
      Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: Match.stringLikeRegexp('^Alarms') } }],
    })),
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

test('the live channel is noticed when its function fails or is slow, and its API is on the dashboard', () => {
  for (const [name, MetricName] of [
    ['failing-live-channel', 'Errors'],
    ['slow-live-channel', 'Duration'],
  ])
    operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `hearth-dev-${name}`,
      Metrics: watching({ Namespace: 'AWS/Lambda', MetricName }),
    });
  const [board] = Object.values(operations.findResources('AWS::CloudWatch::Dashboard'));
  for (const metric of ['ConnectCount', 'MessageCount', 'IntegrationError'])
    expect(JSON.stringify(board?.Properties)).toContain(metric);
});

test('previews and pushes that wait, and hours without mails of the day, are noticed at their queues and function', () => {
  for (const name of ['old-previews', 'old-pushes'])
    operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `hearth-dev-${name}`,
      Metrics: watching({ Namespace: 'AWS/SQS', MetricName: 'ApproximateAgeOfOldestMessage' }),
    });
  operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'hearth-dev-failing-digests',
    Threshold: 1,
    Metrics: watching({ Namespace: 'AWS/Lambda', MetricName: 'Errors' }),
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

test('mails that bounce and complaints are noticed before SES pauses the account, where the stage mails', () => {
  const mail = { from: 'Hearth <hello@hearth.example>', identity: 'hearth.example' };
  const mailing = templatesOf({ ...stageNamed('dev'), mail });
  mailing.mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
    Name: 'hearth-dev',
    ReputationOptions: { ReputationMetricsEnabled: true },
  });
  for (const [name, MetricName, Threshold] of [
    ['bounced-mails', 'Reputation.BounceRate', 0.05],
    ['mail-complaints', 'Reputation.ComplaintRate', 0.001],
  ])
    mailing.operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `hearth-dev-${name}`,
      Threshold,
      Metrics: watching({
        Namespace: 'AWS/SES',
        MetricName,
        Dimensions: [{ Name: 'ses:configuration-set', Value: 'hearth-dev' }],
      }),
    });
  expect(JSON.stringify(operations.toJSON())).not.toContain('AWS/SES');
});

test('all functions of the account together are watched, and the media function by itself', () => {
  for (const [name, MetricName] of [
    ['throttled-functions', 'Throttles'],
    ['busy-functions', 'ConcurrentExecutions'],
  ])
    operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `hearth-dev-${name}`,
      Metrics: watching({ Namespace: 'AWS/Lambda', MetricName, Dimensions: Match.absent() }),
    });
  operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'hearth-dev-failing-pictures',
    Metrics: watching({
      MetricName: 'Errors',
      Dimensions: [{ Name: 'FunctionName', Value: Match.anyValue() }],
    }),
  });
});

test('who reads, writes or deletes an archive of a member is noted in production, in a bucket that nobody else reads', () => {
  const { operations: production } = templatesOf('prod');
  production.hasResourceProperties('AWS::CloudTrail::Trail', {
    TrailName: 'hearth-prod-exports',
    IsLogging: true,
    EnableLogFileValidation: true,
    EventSelectors: [
      {
        IncludeManagementEvents: false,
        ReadWriteType: 'All',
        DataResources: [{ Type: 'AWS::S3::Object', Values: [Match.anyValue()] }],
      },
    ],
  });
  const [trail] = Object.values(production.findResources('AWS::CloudTrail::Trail'));
  const [resource] = trail?.Properties.EventSelectors[0].DataResources ?? [];
  expect(JSON.stringify(resource)).toMatch(/hearth-prod-media.*\/exports\/"/);
  production.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'Retain',
    Properties: {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 90, Status: 'Enabled' }] },
    },
  });
  operations.resourceCountIs('AWS::CloudTrail::Trail', 0);
});

test('there is one dashboard', () => {
  operations.hasResourceProperties('AWS::CloudWatch::Dashboard', { DashboardName: 'hearth-dev' });
});
