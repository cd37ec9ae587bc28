import { describe, expect, it } from 'vitest';
import { actionsIn } from './actions.ts';

const dynamodb = (operation: string, body: object = {}) => ({
  method: 'POST',
  path: '/',
  headers: { 'X-Amz-Target': `DynamoDB_20120810.${operation}` },
  body: new TextEncoder().encode(JSON.stringify(body)),
});
const s3 = (method: string, path: string, query = {}, headers = {}) => ({ method, path, query, headers });

describe('the rights that a call needs', () => {
  it('are named like the operation of the table', () => {
    expect(actionsIn(dynamodb('Query'))).toEqual(['dynamodb:Query']);
  });

  it('are those of each write of a transaction', () => {
    const TransactItems = [{ Put: {} }, { ConditionCheck: {} }, { Update: {} }, { Delete: {} }];
    expect(actionsIn(dynamodb('TransactWriteItems', { TransactItems }))).toEqual([
      'dynamodb:PutItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    ]);
  });

  it('tell of writes to the audit list, alone and in a transaction', () => {
    const [entry, member] = [{ pk: { S: 'AUDIT' } }, { pk: { S: 'MEMBER#1' } }];
    expect(actionsIn(dynamodb('PutItem', { Item: entry }))).toEqual([
      'dynamodb:PutItem',
      'dynamodb:PutItem AUDIT',
    ]);
    expect(actionsIn(dynamodb('DeleteItem', { Key: member }))).toEqual(['dynamodb:DeleteItem']);
    const TransactItems = [{ Put: { Item: entry } }, { Update: { Key: member } }];
    expect(actionsIn(dynamodb('TransactWriteItems', { TransactItems }))).toEqual([
      'dynamodb:PutItem',
      'dynamodb:PutItem AUDIT',
      'dynamodb:UpdateItem',
    ]);
  });

  it('tell the folder of an object', () => {
    expect(actionsIn(s3('HEAD', '/bucket/media/m/1.webp'))).toEqual(['s3:GetObject media']);
    expect(actionsIn(s3('PUT', '/processed/m/1.webp'))).toEqual(['s3:PutObject processed']);
    expect(actionsIn(s3('DELETE', '/uploads/m/1.webp'))).toEqual(['s3:DeleteObject uploads']);
  });

  it('are reading and writing for a copy', () => {
    const copy = s3('PUT', '/media/m/1.webp', {}, { 'x-amz-copy-source': 'bucket/processed/m/1.webp' });
    expect(actionsIn(copy)).toEqual(['s3:GetObject processed', 's3:PutObject media']);
  });

  it('tell the name of a secret', () => {
    const call = {
      ...s3('POST', '/', {}, { 'x-amz-target': 'secretsmanager.GetSecretValue' }),
      body: '{"SecretId":"hearth/local/link-key"}',
    };
    expect(actionsIn(call)).toEqual(['secretsmanager:GetSecretValue link-key']);
  });

  it('are those of listing, uploads in parts, messages, mails and functions', () => {
    expect(actionsIn(s3('GET', '/', { 'list-type': '2', prefix: 'media/m/' }))).toEqual(['s3:ListBucket']);
    expect(actionsIn(s3('DELETE', '/exports/m', { uploadId: '1' }))).toEqual([
      's3:AbortMultipartUpload exports',
    ]);
    const send = { ...s3('POST', '/'), headers: { 'x-amz-target': 'AmazonSQS.SendMessage' } };
    expect(actionsIn(send)).toEqual(['sqs:SendMessage']);
    expect(actionsIn(s3('POST', '/v2/email/outbound-emails'))).toEqual(['ses:SendEmail']);
    expect(actionsIn(s3('POST', '/2015-03-31/functions/f/invocations'))).toEqual(['lambda:InvokeFunction']);
  });
});
