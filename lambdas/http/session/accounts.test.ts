import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountItem } from '../../testing/account.ts';
import { MEMBER_ID, SESSION_ID } from '../../testing/cookie.ts';
import '../../testing/environment.ts';
import { addSession, endSession, liveAccount, newSession } from './accounts.ts';

const table = mockClient(DynamoDBDocumentClient);

const NOW = Date.UTC(2026, 10, 1) / 1000;
const SESSION = { sessionId: 'zz-new', expiresAt: NOW + 60 };
const gone = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });

/** Sessions that sort by age: `s00` is the oldest. */
const sessions = (count: number, expiresAt = NOW + 60) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${String(i).padStart(2, '0')}`, expiresAt]));

const sent = () => table.commandCalls(UpdateCommand)[0]?.args[0].input;

/** Signs in once more, and says which sessions make room. */
async function roomMade(before: Record<string, number>): Promise<string[]> {
  await addSession(accountItem({ sessions: before }), SESSION);
  const removed = /REMOVE (.+)$/.exec(sent()?.UpdateExpression ?? '')?.[1]?.split(', ') ?? [];
  return removed.map((path) => sent()?.ExpressionAttributeNames?.[path.replace('sessions.', '')] ?? path);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  table.reset();
  table.on(UpdateCommand).resolves({});
});

afterEach(() => vi.useRealTimers());

describe('a new session', () => {
  it('lasts a day, and its cookie until the browser closes', () => {
    const session = newSession(false);
    expect(session.expiresAt).toBe(NOW + 24 * 3600);
    expect(session).not.toHaveProperty('cookieSeconds');
  });

  it('lasts 30 days when remembered, as its cookie does', () => {
    expect(newSession(true)).toMatchObject({
      expiresAt: NOW + 30 * 24 * 3600,
      cookieSeconds: 30 * 24 * 3600,
    });
  });

  it('has a name of its own', () => {
    expect(newSession(false).sessionId).not.toBe(newSession(false).sessionId);
  });
});

describe('signing in once more', () => {
  it('writes the session under its end, into an account that still stands', async () => {
    expect(await addSession(accountItem({ sessions: {} }), SESSION)).toBe(true);
    expect(sent()).toMatchObject({
      Key: { pk: `MEMBER#${MEMBER_ID}`, sk: 'ACCOUNT' },
      UpdateExpression: 'SET sessions.#s0 = :end',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#s0': SESSION.sessionId },
      ExpressionAttributeValues: { ':end': SESSION.expiresAt },
    });
  });

  it('leaves the other sessions of a member alone while there are fewer than 20', async () => {
    expect(await roomMade(sessions(19))).toEqual([]);
  });

  it('ends the oldest of 20', async () => {
    expect(await roomMade(sessions(20))).toEqual(['s00']);
  });

  it('ends as many as it takes when there are too many already', async () => {
    expect(await roomMade(sessions(23))).toEqual(['s00', 's01', 's02', 's03']);
  });

  it('takes expired ones away first, so that no live one has to go for them', async () => {
    expect(await roomMade({ ...sessions(19), expired: NOW, older: NOW - 60 })).toEqual(['expired', 'older']);
  });

  it('goes by age, not by the order in which the table lists them', async () => {
    const reversed = Object.fromEntries(Object.entries(sessions(20)).reverse());
    expect(await roomMade(reversed)).toEqual(['s00']);
  });

  it('is not possible when the account is gone', async () => {
    table.on(UpdateCommand).rejects(gone);
    expect(await addSession(accountItem(), SESSION)).toBe(false);
  });

  it('fails when the table does', async () => {
    table.on(UpdateCommand).rejects(new Error('broken'));
    await expect(addSession(accountItem(), SESSION)).rejects.toThrow('broken');
  });
});

describe('a session', () => {
  const alive = async (Item: Record<string, unknown> | undefined, sessionId = SESSION_ID) => {
    table.on(GetCommand).resolves({ Item });
    return (await liveAccount(MEMBER_ID, sessionId)) !== undefined;
  };

  it('lives until its last second', async () => {
    expect(await alive({ sessions: { [SESSION_ID]: NOW + 1 } })).toBe(true);
    expect(await alive({ sessions: { [SESSION_ID]: NOW } })).toBe(false);
  });

  it('is dead when it was ended, or the account is gone', async () => {
    expect(await alive({ sessions: { other: NOW + 60 } })).toBe(false);
    expect(await alive(undefined)).toBe(false);
  });

  it('is ended alone, and need not exist', async () => {
    table.on(UpdateCommand).resolvesOnce({}).rejects(gone);
    await endSession(MEMBER_ID, SESSION_ID);
    expect(sent()).toMatchObject({
      UpdateExpression: 'REMOVE sessions.#session',
      ExpressionAttributeNames: { '#session': SESSION_ID },
    });
    await expect(endSession(MEMBER_ID, SESSION_ID)).resolves.toBeUndefined();
  });
});
