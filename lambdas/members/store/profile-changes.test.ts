import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainEffect } from '../../table/effect.ts';
import { TABLE } from '../../testing/environment.ts';
import { memberItem } from '../../testing/people/members.ts';
import { ProfileTooLargeError } from './errors.ts';
import type { MemberItem } from './items.ts';
import { memberKeys } from './keys.ts';
import { cardOf } from './members.ts';
import { changeProfile, setRole } from './profile-changes.ts';

const ADA_ID = memberItem()._id;
const table = mockClient(DynamoDBDocumentClient);

/** Everything that counts for the score but the phone. */
const ALMOST = memberItem({
  profilePicture: '/media/ada.png',
  headline: 'Engineer',
  about: 'I calculate.',
  location: 'London',
  linkedin: 'https://linkedin.com/in/ada',
});

/** Puts a member into the table. */
function stored(member: MemberItem): void {
  const Items = [
    { ...memberKeys.card(member._id), ...cardOf(member) },
    { ...memberKeys.profile(member._id), ...member },
  ];
  table.on(BatchGetCommand).resolves({ Responses: { [TABLE]: Items } });
}

function change(member = memberItem(), wanted: Parameters<typeof changeProfile>[2] = {}) {
  stored(member);
  return changeProfile(plainEffect, member._id, wanted, undefined, { countRename: async () => {} });
}

const written = () => table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

/** The attributes that were set, by path; the version of the card apart. */
function changed(): Record<string, unknown> {
  const set = written().flatMap(({ Update }) => {
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = Update ?? {};
    return [...(Update?.UpdateExpression ?? '').matchAll(/(#[\w.#]+) = (:v\d+)/g)].map(
      ([, path = '', value = '']) => [
        path
          .split('.')
          .map((alias) => names[alias])
          .join('.'),
        values[value],
      ],
    );
  });
  return Object.fromEntries(set.filter(([name]) => name !== 'cardVersion'));
}

beforeEach(() => {
  table.reset();
  table.on(TransactWriteCommand).resolves({});
});

describe('a change of the profile', () => {
  it('sets what was sent and nothing else, so that two tabs can change different things', async () => {
    const member = await change(memberItem({ phone: '1' }), { about: 'New', phone: '' });
    expect(changed()).toEqual({ about: 'New', phone: '' });
    expect(member).toMatchObject({ about: 'New', name: 'Ada' });
  });

  it('leaves out what is sent as it was, so that a stale tab undoes nothing', async () => {
    await change(memberItem({ phone: '1' }), { about: 'New', phone: '1', email: memberItem().email });
    expect(changed()).toEqual({ about: 'New' });
  });

  it('moves an e-mail address only from the one that was seen', async () => {
    await change(memberItem(), { email: 'new@example.com' });
    const update = written().find(({ Update }) => Update?.Key?.sk === 'PROFILE')?.Update;
    expect(update?.ConditionExpression).toMatch(/^email = :seenEmail AND /);
    expect(update?.ExpressionAttributeValues?.[':seenEmail']).toBe(memberItem().email);
  });

  it('writes nothing when nothing was sent', async () => {
    expect(await change()).toMatchObject(memberItem());
    expect(table.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  it('sets only the half of a pair that was sent, so that two tabs can change one each', async () => {
    const before = memberItem({ founderInfo: { startupStage: 'seed', lookingFor: ['money'] } });
    await change(before, { founderInfo: { lookingFor: ['people'] } });
    expect(changed()).toEqual({ 'founderInfo.lookingFor': ['people'] });
  });

  it('looks again when the card it was copied from has changed meanwhile', async () => {
    const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
    const lost = new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
    table.on(TransactWriteCommand).rejectsOnce(lost).resolves({});
    await change(memberItem(), { headline: 'Countess' });
    expect(table.commandCalls(BatchGetCommand)).toHaveLength(2);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('moves every place where a search or a list finds the member', async () => {
    await change(memberItem(), { name: 'Lovelace' });
    const places = written().flatMap(({ Put, Delete }) => {
      const key = Put?.Item ?? Delete?.Key;
      return String(key?.pk).startsWith('NAMES#') ? [[Put ? 'put' : 'delete', key?.sk]] : [];
    });
    // The username, which is the same word as the old name, stays a place.
    expect(places).toEqual([
      ['put', `lovelace ${memberItem()._id}`],
      ['put', `ada ${memberItem()._id}`],
    ]);
  });

  it('writes nothing when it is none', async () => {
    await change(memberItem(), { name: 'Ada', headline: '' });
    expect(table.commandCalls(TransactWriteCommand)).toEqual([]);
  });
});

describe('a profile that becomes complete', () => {
  it('is refused when the whole profile would become too large, in bytes', async () => {
    const entry = { title: '', company: '', startDate: '', endDate: null, logo: '' };
    const experience = Array(5).fill({ ...entry, description: 'é'.repeat(2_000) });
    const about = 'é'.repeat(3_000);
    await expect(change(memberItem({ experience }), { about })).rejects.toBeInstanceOf(ProfileTooLargeError);
    expect(written()).toEqual([]);
    await expect(change(memberItem(), { about })).resolves.toBeDefined();
  });

  it('does not undo a completed onboarding', async () => {
    const done = memberItem({ onboardingCompleted: true });
    expect((await change(done, { onboardingCompleted: false })).onboardingCompleted).toBe(true);
  });

  it('ends the onboarding with the change that completes it', async () => {
    const member = await change(ALMOST, { phone: '1' });
    expect(member.onboardingCompleted).toBe(true);
    expect(changed()).toEqual({ phone: '1', onboardingCompleted: true });
  });

  it('does not end it before', async () => {
    expect((await change(ALMOST, { club: 'Chess' })).onboardingCompleted).toBe(false);
  });

  it('may be called complete by its owner', async () => {
    expect((await change(memberItem(), { onboardingCompleted: true })).onboardingCompleted).toBe(true);
  });
});

describe('another e-mail address', () => {
  const reservations = () =>
    written().flatMap(({ Put, Update, Delete }) => {
      const pk = Put?.Item?.pk ?? Update?.Key?.pk ?? Delete?.Key?.pk;
      const what = Put ? 'take' : Delete ? 'free' : 'keep';
      return String(pk).startsWith('EMAIL#') ? [[what, pk]] : [];
    });

  it('is kept for nobody before it is confirmed, and the one that can win the account back stays', async () => {
    await change(memberItem(), { email: 'Countess@Example.com' });
    expect(reservations()).toEqual([]);
    expect(changed()).toEqual({
      email: 'Countess@Example.com',
      recoveryAddress: 'ada@example.com',
      formerAddresses: [{ address: 'ada@example.com', changedAt: expect.any(String) }],
    });
  });

  it.each([
    ['frees the one before where an earlier version has given it to the member', ADA_ID, {}, true],
    ['leaves the one before to whoever has it', 'b'.repeat(16), {}, false],
    ['keeps the one before that the member can return to', ADA_ID, { isFormer: true }, false],
  ])('%s', async (_, memberId, more, isFreed) => {
    table.on(GetCommand).resolves({ Item: { ...memberKeys.email('typo@example.com'), memberId, ...more } });
    const member = memberItem({ email: 'typo@example.com', recoveryAddress: 'ada@example.com' });
    await change(member, { email: 'right@example.com' });
    expect(reservations()).toEqual(
      isFreed
        ? [
            ['free', 'EMAIL#typo@example.com'],
            ['take', 'EMAIL#ada@example.com'],
          ]
        : [],
    );
  });

  it('that differs in case only is the same one, as written now', async () => {
    await change(memberItem(), { email: 'ADA@example.com' });
    expect(reservations()).toEqual([]);
    expect(changed()).toEqual({ email: 'ADA@example.com' });
  });

  it('beside one that another tab has just set is a race, not a failure', async () => {
    const CancellationReasons = ['None', 'ConditionalCheckFailed', 'None'].map((Code) => ({ Code }));
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons }));
    await expect(change(memberItem(), { email: 'b@example.com' })).rejects.toMatchObject({
      name: 'ContendedError',
    });
  });
});

describe('a role', () => {
  it('is set where it is shown and where it is checked, together', async () => {
    stored(memberItem());
    const member = await setRole(plainEffect, memberItem()._id, 'founder');
    expect(member.userRole).toBe('founder');
    expect(changed()).toEqual({ userRole: 'founder' });
    expect(
      written().find(({ Update }) => Update?.Key?.sk === 'ACCOUNT')?.Update?.ExpressionAttributeValues,
    ).toEqual({
      ':role': 'founder',
    });
  });
});
