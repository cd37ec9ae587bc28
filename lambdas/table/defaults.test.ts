import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { TABLE } from '../testing/environment.ts';
import { getMany } from './batch.ts';
import { itemKind } from './key.ts';
import { get, query } from './table.ts';

const table = mockClient(DynamoDBDocumentClient);

const lamp = itemKind<{ name: string; colour: string }>({ defaults: { colour: 'white' } })(
  'LAMPS',
  '{lampId}',
);

const OLD = { ...lamp('desk'), name: 'Desk' };

beforeEach(() => {
  table.reset();
});

describe('an item that was stored before its kind had an attribute', () => {
  it('has the default of it, however it is read', async () => {
    table.on(GetCommand).resolves({ Item: OLD });
    table.on(QueryCommand).resolves({ Items: [OLD] });
    table.on(BatchGetCommand).resolves({ Responses: { [TABLE]: [OLD] } });
    const whole = { ...OLD, colour: 'white' };
    expect(await get(lamp('desk'))).toEqual(whole);
    expect((await query({})).items).toEqual([whole]);
    expect(await getMany([lamp('desk')])).toEqual([whole]);
  });

  it('keeps what it was stored with', async () => {
    table.on(GetCommand).resolves({ Item: { ...OLD, colour: 'red' } });
    expect(await get(lamp('desk'))).toMatchObject({ colour: 'red' });
  });
});
