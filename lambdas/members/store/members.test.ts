import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainEffect } from '../../table/effect.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import '../../testing/environment.ts';
import { newId } from '../../table/ids.ts';
import { memberItem } from '../../testing/people/members.ts';
import { EmailTakenError, UsernameTakenError } from './errors.ts';
import { authorOf, createMember, findMemberId } from './members.ts';

const table = mockClient(DynamoDBDocumentClient);

const AT = Date.UTC(2026, 10, 1);
const GIVEN = {
  _id: newId(AT),
  name: 'Ada',
  username: 'Ada',
  email: 'Ada@Example.com',
  passwordHash: 'hash',
};

const create = () => createMember(plainEffect, GIVEN);

const written = () =>
  (table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? []).map(({ Put }) => Put);

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

/** A name that somebody had may be kept for them for a while. */
const UNLESS_KEPT = 'attribute_not_exists(pk) OR #ttl < :now';

describe('a new member', () => {
  it('reserves e-mail and username in any case, with profile and account, all or nothing', async () => {
    await create();
    const member = `MEMBER#${GIVEN._id}`;
    expect(written().map((put) => [put?.Item?.pk, put?.Item?.sk, put?.ConditionExpression])).toEqual([
      ['EMAIL#ada@example.com', 'HANDLE', UNLESS_KEPT],
      ['USERNAME#ada', 'HANDLE', UNLESS_KEPT],
      [member, 'CARD', 'attribute_not_exists(pk)'],
      [member, 'PROFILE', 'attribute_not_exists(pk)'],
      ['ROLE#none', GIVEN._id, undefined],
      ['NAMES#a', `ada ${GIVEN._id}`, undefined],
      [member, 'ACCOUNT', 'attribute_not_exists(pk)'],
      [expect.stringMatching(/^JOBS#/), expect.stringMatching(/^send-mail#/), undefined],
    ]);
  });

  it('keeps the spelling they chose, has no role, and is no administrator', async () => {
    const member = await create();
    expect(member).toMatchObject({
      username: 'Ada',
      email: 'Ada@Example.com',
      userRole: null,
      isAdmin: false,
      onboardingCompleted: false,
      createdAt: '2026-11-01T00:00:00.000Z',
    });
  });

  it('has the hash of their password in the account alone', async () => {
    const member = await create();
    expect(JSON.stringify(member)).not.toContain('hash');
    expect(written().flatMap((put) => (put?.Item?.passwordHash ? [put.Item.sk] : []))).toEqual(['ACCOUNT']);
  });

  it('is signed in where they have signed up', async () => {
    const client = { lastSeenAt: 1, name: 'Chrome on Windows', address: '203.0.113.*' };
    await createMember(plainEffect, { ...GIVEN, session: { sessionId: 's', expiresAt: 2, client } });
    expect(written().find((put) => put?.Item?.sk === 'ACCOUNT')?.Item).toMatchObject({
      sessions: { s: 2 },
      clients: { s: client },
    });
  });

  it('is signed in nowhere when somebody else has created them', async () => {
    await create();
    expect(written().find((put) => put?.Item?.sk === 'ACCOUNT')?.Item).toMatchObject({
      sessions: {},
      clients: {},
    });
  });

  it.each([
    ['their e-mail', ['ConditionalCheckFailed', 'ConditionalCheckFailed'], EmailTakenError],
    ['their username', ['None', 'ConditionalCheckFailed'], UsernameTakenError],
  ])('is told when somebody has %s', async (_, codes, error) => {
    const CancellationReasons = codes.map((Code) => ({ Code }));
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons }));
    await expect(create()).rejects.toBeInstanceOf(error);
  });
});

describe('finding a member', () => {
  it.each([
    ['Ada', 'USERNAME#ada'],
    ['Ada@Example.com', 'EMAIL#ada@example.com'],
  ])('takes %s for what it looks like', async (text, pk) => {
    table.on(GetCommand, { Key: { pk, sk: 'HANDLE' } }).resolves({ Item: { memberId: 'found' } });
    expect(await findMemberId(unrestricted, text)).toBe('found');
    expect(await findMemberId(unrestricted, 'nobody')).toBeUndefined();
  });
});

describe('what stands beside a post', () => {
  it('is the card of its author and nothing private', () => {
    expect(authorOf(memberItem({ phone: '1', userRole: 'founder' }))).toEqual({
      _id: memberItem()._id,
      username: 'ada',
      name: 'Ada',
      headline: '',
      profilePicture: '',
      userRole: 'founder',
    });
  });
});
