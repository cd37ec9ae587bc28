import { templatesOf } from '../testing/stages.ts';

const { data } = templatesOf('dev');

test('the table has its keys, its index with all attributes, expiry, and recovery to any point in time', () => {
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
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
  });
});

test('the application secret is made by AWS as JSON with a root of 64 characters', () => {
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

test('both queues refuse calls without TLS', () => {
  const policies = Object.values(data.findResources('AWS::SQS::QueuePolicy'));
  expect(policies).toHaveLength(2);
  for (const { Properties } of policies)
    expect(JSON.stringify(Properties.PolicyDocument)).toContain('"aws:SecureTransport":"false"');
});
