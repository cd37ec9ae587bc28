import { actionsFor, statementsFor } from './permissions.ts';

const RESOURCES = {
  dynamodb: ['table'],
  sqs: ['queue'],
  secretsmanager: ['secret'],
  s3: ['objects'],
  's3:ListBucket': ['bucket'],
  lambda: ['function'],
  ses: ['identity'],
  'execute-api': ['connections'],
};

describe('actions', () => {
  test('are named like the commands of the SDK', () => {
    expect(actionsFor(['sqs:SendMessage', 'dynamodb:Query'])).toEqual(['dynamodb:Query', 'sqs:SendMessage']);
  });

  test('of a transaction are those of its writes', () => {
    expect(actionsFor(['dynamodb:TransactWriteItems', 'dynamodb:PutItem'])).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    ]);
  });

  test('of a copy are reading and writing', () => {
    expect(actionsFor(['s3:CopyObject', 's3:HeadObject'])).toEqual(['s3:GetObject', 's3:PutObject']);
  });

  test('that change something are left out where only reading is allowed', () => {
    const commands = ['dynamodb:GetItem', 'dynamodb:TransactWriteItems', 'sqs:SendMessage', 's3:PutObject'];
    expect(actionsFor(commands, { readOnly: true })).toEqual(['dynamodb:GetItem']);
  });
});

describe('statements', () => {
  test('are one for each service, over its resources', () => {
    const statements = statementsFor(['dynamodb:GetItem', 'sqs:SendMessage'], RESOURCES);
    expect(statements.map((statement) => statement.toStatementJson())).toEqual([
      { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: 'table' },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: 'queue' },
    ]);
  });

  test('keep an action apart that is about another kind of resource', () => {
    const statements = statementsFor(['s3:DeleteObject', 's3:ListBucket', 's3:PutObject'], RESOURCES);
    expect(statements.map((statement) => statement.toStatementJson())).toEqual([
      { Effect: 'Allow', Action: ['s3:DeleteObject', 's3:PutObject'], Resource: 'objects' },
      { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'bucket' },
    ]);
  });

  test('cannot be made for a service that nobody thought of', () => {
    expect(() => statementsFor(['sns:Publish'], RESOURCES)).toThrow(
      'no resources are known for the service sns',
    );
  });
});
