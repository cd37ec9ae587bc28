import { Match } from 'aws-cdk-lib/assertions';
import { stageNamed } from '../stages.ts';
import { actionsOf, functionsOf } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const { data } = templatesOf('dev');

test('the table has its keys, its index with all attributes, expiry, recovery to any point in time, and a stream with both images', () => {
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [
          { AttributeName: 'gsi1pk', KeyType: 'HASH' },
          { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
  });
});

test('the root of all first values is made by AWS as JSON with 64 characters', () => {
  data.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: {
      SecretStringTemplate: '{}',
      GenerateStringKey: 'root',
      PasswordLength: 64,
      ExcludePunctuation: true,
    },
  });
});

test('a job is hidden for six times as long as its worker may run, and dies after five tries', () => {
  data.hasResourceProperties('AWS::SQS::Queue', {
    VisibilityTimeout: 1_800,
    RedrivePolicy: { maxReceiveCount: 5 },
    SqsManagedSseEnabled: true,
  });
});

test('so is a mail, with a worker that is quicker', () => {
  data.hasResourceProperties('AWS::SQS::Queue', {
    VisibilityTimeout: 180,
    RedrivePolicy: { maxReceiveCount: 5 },
  });
});

test('so is an archive, with a worker that takes its time', () => {
  data.hasResourceProperties('AWS::SQS::Queue', {
    VisibilityTimeout: 5_400,
    RedrivePolicy: { maxReceiveCount: 5 },
  });
});

test('the bucket of the stage, and no other sender, may tell of uploads', () => {
  const allowed = Object.values(data.findResources('AWS::SQS::QueuePolicy')).flatMap(({ Properties }) =>
    Properties.PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow'),
  );
  expect(allowed).toHaveLength(1);
  expect(allowed[0]).toMatchObject({
    Action: 'sqs:SendMessage',
    Principal: { Service: 's3.amazonaws.com' },
    Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
  });
  expect(JSON.stringify(allowed[0].Condition.ArnEquals)).toContain('hearth-dev-media');
});

test('every queue is encrypted, refuses calls without TLS, and keeps what died for two weeks', () => {
  const policies = Object.values(data.findResources('AWS::SQS::QueuePolicy'));
  expect(policies).toHaveLength(8);
  for (const { Properties } of policies)
    expect(JSON.stringify(Properties.PolicyDocument)).toContain('"aws:SecureTransport":"false"');
  const queues = Object.values(data.findResources('AWS::SQS::Queue'));
  expect(queues).toHaveLength(8);
  for (const { Properties } of queues) {
    expect(Properties.SqsManagedSseEnabled).toBe(true);
    if (!Properties.RedrivePolicy) expect(Properties.MessageRetentionPeriod).toBe(14 * 86_400);
  }
});

test('a restored table takes over in name, permission and stream, while the old one and its exports stay', () => {
  const streamArn =
    'arn:aws:dynamodb:eu-west-1:123456789012:table/hearth-restored/stream/2026-11-21T08:00:00.000';
  const restored = templatesOf({
    ...stageNamed('prod'),
    restoredTable: { name: 'hearth-restored', streamArn },
  });
  restored.api.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: streamArn });
  restored.api.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Action: Match.arrayWith(['dynamodb:GetRecords']), Resource: streamArn }),
      ]),
    },
  });
  const reader = functionsOf(...restored.routes).get('posts-get');
  if (!reader) throw new Error('no function posts-get');
  expect(reader.environment.TABLE_NAME).toBe('hearth-restored');
  expect(actionsOf(reader)).toContain('dynamodb:GetItem');
  expect(JSON.stringify(reader.statements)).toContain(':table/hearth-restored/index/gsi1');
  expect(JSON.stringify(reader.statements)).not.toMatch(/ImportValue":"Hearth-prod-Data:[^"]*Table/);
  restored.data.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
  const names = (outputs: Record<string, { Export?: { Name: string } }>) =>
    Object.values(outputs).flatMap(({ Export }) => (Export ? [Export.Name] : []));
  const exported = names(restored.data.toJSON().Outputs);
  for (const name of names(templatesOf('prod').data.toJSON().Outputs)) expect(exported).toContain(name);
});
