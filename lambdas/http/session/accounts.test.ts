import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainEffect } from '../../table/effect.ts';
import { accountItem } from '../../testing/people/account.ts';
import { MEMBER_ID, SESSION_ID } from '../../testing/people/cookie.ts';
import '../../testing/environment.ts';
import type { SessionClient } from '../items.ts';
import { addSession, isUseDue, liveAccount, newSession, noteUse } from './accounts.ts';

const table = mockClient(DynamoDBDocumentClient);

const NOW = Date.UTC(2026, 10, 1) / 1000;
const SESSION = { sessionId: 'zz-new', expiresAt: NOW + 60 };
const gone = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });

/** Sessions that sort by age: `s00` is the oldest. */
const sessions = (count: number, expiresAt = NOW + 60) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${String(i).padStart(2, '0')}`, expiresAt]));

const sent = () => table.commandCalls(UpdateCommand)[0]?.args[0].input;

const client = (lastSeenAt = NOW): SessionClient => ({
  lastSeenAt,
  name: 'Chrome on Windows',
  address: '203.0.113.*',
});

const clientsOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, client()]));

/** What an update takes away, with the names in place of their placeholders. */
function removed(): string[] {
  const { UpdateExpression = '', ExpressionAttributeNames = {} } = sent() ?? {};
  const paths = /REMOVE (.+)$/.exec(UpdateExpression)?.[1]?.split(', ') ?? [];
  return paths.map((path) => path.replace(/#\w+/, (name) => ExpressionAttributeNames[name] ?? name));
}

/** Signs in once more, and says which sessions make room. */
async function roomMade(before: Record<string, number>): Promise<string[]> {
  await addSession(plainEffect, accountItem({ sessions: before, clients: {} }), SESSION);
  return removed().map((path) => path.replace('sessions.', ''));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  table.reset();
  table.on(UpdateCommand).resolves({});
  table.on(GetCommand).resolves({});
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
  it('writes the session under its end, into an account whose password is still the one that was compared', async () => {
    expect(await addSession(plainEffect, accountItem({ sessions: {}, clients: {} }), SESSION)).toBe(true);
    expect(sent()).toMatchObject({
      Key: { pk: `MEMBER#${MEMBER_ID}`, sk: 'ACCOUNT' },
      UpdateExpression: 'SET hasSignedIn = :yes, sessions.#s0 = :end',
      ConditionExpression: 'passwordHash = :hash AND size(sessions) < :room',
      ExpressionAttributeNames: { '#s0': SESSION.sessionId },
      ExpressionAttributeValues: { ':end': SESSION.expiresAt, ':hash': 'hash', ':room': 20 },
    });
  });

  it('writes where the session is used beside its end', async () => {
    await addSession(plainEffect, accountItem({ sessions: {}, clients: {} }), {
      ...SESSION,
      client: client(),
    });
    expect(sent()).toMatchObject({
      UpdateExpression: 'SET hasSignedIn = :yes, sessions.#s0 = :end, clients.#s0 = :client',
      ExpressionAttributeValues: { ':client': client() },
    });
  });

  it('begins to write that in an account of before', async () => {
    await addSession(plainEffect, accountItem({ sessions: {} }), { ...SESSION, client: client() });
    expect(sent()).toMatchObject({
      UpdateExpression: 'SET hasSignedIn = :yes, sessions.#s0 = :end, clients = :client',
      ConditionExpression:
        'passwordHash = :hash AND size(sessions) < :room AND attribute_not_exists(clients)',
      ExpressionAttributeValues: { ':client': { [SESSION.sessionId]: client() } },
    });
  });

  it('forgets where sessions were used that have made room, or were ended by the release before', async () => {
    const clients = clientsOf('s00', 's01', 'ended');
    await addSession(plainEffect, accountItem({ sessions: sessions(20), clients }), SESSION);
    expect(removed()).toEqual(['sessions.s00', 'clients.s00', 'clients.ended']);
  });

  it('tries again when another sign-in has taken its room', async () => {
    table.on(UpdateCommand).rejectsOnce(gone).resolves({});
    table.on(GetCommand).resolves({ Item: accountItem({ sessions: sessions(20) }) });
    expect(await addSession(plainEffect, accountItem({ sessions: sessions(19) }), SESSION)).toBe(true);
  });

  it('is not possible when the password has changed meanwhile', async () => {
    table.on(UpdateCommand).rejects(gone);
    table.on(GetCommand).resolves({ Item: accountItem({ passwordHash: 'another' }) });
    expect(await addSession(plainEffect, accountItem(), SESSION)).toBe(false);
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
    expect(await addSession(plainEffect, accountItem(), SESSION)).toBe(false);
  });

  it('fails when the table does', async () => {
    table.on(UpdateCommand).rejects(new Error('broken'));
    await expect(addSession(plainEffect, accountItem(), SESSION)).rejects.toThrow('broken');
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
});

describe('the use of a session', () => {
  const seen = (secondsAgo: number) =>
    accountItem({ clients: { [SESSION_ID]: client(NOW - secondsAgo), other: client() } });

  it('is noted at most once an hour', () => {
    expect(isUseDue(seen(3599), SESSION_ID)).toBe(false);
    expect(isUseDue(seen(3600), SESSION_ID)).toBe(true);
  });

  it('is noted at once where nothing is known of it', () => {
    expect(isUseDue(accountItem(), SESSION_ID)).toBe(true);
    expect(isUseDue(accountItem({ clients: clientsOf('other') }), SESSION_ID)).toBe(true);
  });

  it('is noted of a session that still stands, unless another call was faster', async () => {
    await noteUse(seen(7200), SESSION_ID, client());
    expect(sent()).toMatchObject({
      UpdateExpression: 'SET clients.#session = :client',
      ConditionExpression:
        'attribute_exists(sessions.#session) AND (attribute_not_exists(clients.#session) OR clients.#session.lastSeenAt <= :due)',
      ExpressionAttributeValues: { ':client': client(), ':due': NOW - 3600 },
    });
  });

  it('is noted first of all in an account of before', async () => {
    await noteUse(accountItem(), SESSION_ID, client());
    expect(sent()).toMatchObject({
      UpdateExpression: 'SET clients = :client',
      ConditionExpression: 'attribute_exists(sessions.#session) AND attribute_not_exists(clients)',
      ExpressionAttributeValues: { ':client': { [SESSION_ID]: client() } },
    });
  });

  it('fails no call when it cannot be noted now', async () => {
    table.on(UpdateCommand).rejects(gone);
    await expect(noteUse(seen(7200), SESSION_ID, client())).resolves.toBeUndefined();
  });
});
