import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../testing/environment.ts';
import { memberItem } from '../testing/members.ts';
import { changeProfile, setRole } from './member-changes.ts';

const table = mockClient(DynamoDBDocumentClient);

/** Everything that counts for the score but the phone. */
const ALMOST = memberItem({
  profilePicture: '/media/ada.png',
  headline: 'Engineer',
  about: 'I calculate.',
  location: 'London',
  linkedin: 'https://linkedin.com/in/ada',
});

const change = (member = memberItem(), wanted: Parameters<typeof changeProfile>[1] = {}) =>
  changeProfile(member, wanted, () => new Error('taken'));

const written = () => table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

/** The attributes of the profile that were set, by name. */
function changed(): Record<string, unknown> {
  const update = written().find(({ Update }) => Update?.Key?.sk === 'PROFILE')?.Update;
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = update ?? {};
  return Object.fromEntries(
    Object.entries(names).map(([alias, name]) => [name, values[alias.replace('#k', ':v')]]),
  );
}

beforeEach(() => {
  table.reset();
  table.on(TransactWriteCommand).resolves({});
});

describe('a change of the profile', () => {
  it('sets what was sent and nothing else, so that two tabs can change different things', async () => {
    const { member } = await change(memberItem({ phone: '1' }), { about: 'New', phone: '' });
    expect(changed()).toEqual({ about: 'New', phone: '' });
    expect(member).toMatchObject({ about: 'New', name: 'Ada' });
  });

  it('leaves out what is sent as it was, so that a stale tab undoes nothing', async () => {
    await change(memberItem({ phone: '1' }), { about: 'New', phone: '1', email: memberItem().email });
    expect(changed()).toEqual({ about: 'New' });
  });

  it('moves an e-mail address only from the one that was seen', async () => {
    await change(memberItem(), { email: 'new@example.com' });
    const update = written().find((write) => write.Update)?.Update;
    expect(update?.ConditionExpression).toBe('email = :seen');
    expect(update?.ExpressionAttributeValues?.[':seen']).toBe(memberItem().email);
  });

  it('writes nothing when nothing was sent', async () => {
    expect(await change()).toEqual({ member: memberItem() });
    expect(table.calls()).toEqual([]);
  });

  it('keeps the half of a pair that was not sent', async () => {
    const before = memberItem({ founderInfo: { startupStage: 'seed', lookingFor: ['money'] } });
    await change(before, { founderInfo: { lookingFor: ['people'] } });
    expect(changed()).toEqual({ founderInfo: { startupStage: 'seed', lookingFor: ['people'] } });
  });

  it.each([
    ['name', { name: 'Ada L.' }],
    ['headline', { headline: 'Countess' }],
  ])('is carried over to the posts by a job when it is one of the %s', async (_, wanted) => {
    const { job } = await change(memberItem(), wanted);
    expect(job).toMatchObject({ kind: 'refresh-author', about: { memberId: memberItem()._id } });
    expect(written()).toContainEqual({ Put: expect.objectContaining({ Item: job }) });
  });

  it('begins no job when nobody sees it beside posts', async () => {
    expect((await change(memberItem(), { about: 'New' })).job).toBeUndefined();
    expect(written()).toHaveLength(1);
  });

  it('writes nothing when it is none', async () => {
    expect((await change(memberItem(), { name: 'Ada', headline: '' })).job).toBeUndefined();
    expect(table.calls()).toEqual([]);
  });
});

describe('a profile that becomes complete', () => {
  it('ends the onboarding with the change that completes it', async () => {
    const { member } = await change(ALMOST, { phone: '1' });
    expect(member.onboardingCompleted).toBe(true);
    expect(changed()).toEqual({ phone: '1', onboardingCompleted: true });
  });

  it('does not end it before', async () => {
    expect((await change(ALMOST, { club: 'Chess' })).member.onboardingCompleted).toBe(false);
  });

  it('may be called complete by its owner', async () => {
    expect((await change(memberItem(), { onboardingCompleted: true })).member.onboardingCompleted).toBe(true);
  });
});

describe('another e-mail address', () => {
  const reservations = () =>
    written().flatMap(({ Put, Delete }) => {
      const pk = Put?.Item?.pk ?? Delete?.Key?.pk;
      return String(pk).startsWith('EMAIL#') ? [[Put ? 'take' : 'free', pk]] : [];
    });

  it('is taken and the old one freed together', async () => {
    await change(memberItem(), { email: 'Countess@Example.com' });
    expect(reservations()).toEqual([
      ['take', 'EMAIL#countess@example.com'],
      ['free', 'EMAIL#ada@example.com'],
    ]);
    expect(changed()).toEqual({ email: 'Countess@Example.com' });
  });

  it('that differs in case only is the same one, as written now', async () => {
    await change(memberItem(), { email: 'ADA@example.com' });
    expect(reservations()).toEqual([]);
    expect(changed()).toEqual({ email: 'ADA@example.com' });
  });

  it.each([
    [
      'of somebody else is refused in the words of the route',
      ['ConditionalCheckFailed', 'None', 'None'],
      { message: 'taken' },
    ],
    [
      'beside one that another tab has just set is a race, not a failure',
      ['None', 'ConditionalCheckFailed', 'None'],
      { name: 'ConditionFailedError' },
    ],
  ])('%s', async (_, codes, error) => {
    const CancellationReasons = codes.map((Code) => ({ Code }));
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons }));
    await expect(change(memberItem(), { email: 'b@example.com' })).rejects.toMatchObject(error);
  });
});

describe('a role', () => {
  it('is set where it is shown and where it is checked, together', async () => {
    const { member } = await setRole(memberItem(), 'founder');
    expect(member.userRole).toBe('founder');
    expect(changed()).toEqual({ userRole: 'founder' });
    expect(
      written().find(({ Update }) => Update?.Key?.sk === 'ACCOUNT')?.Update?.ExpressionAttributeValues,
    ).toEqual({
      ':role': 'founder',
    });
  });
});
