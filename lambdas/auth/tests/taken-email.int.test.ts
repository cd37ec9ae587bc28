import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { signVerifyLink } from '../../members/email-links.ts';
import { memberMailKinds } from '../../members/mails/kinds.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { readMember } from '../../members/store/members.ts';
import { get } from '../../table/table.ts';
import {
  Client,
  freshUsername,
  type Member,
  newcomer,
  newMember,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { mailsTo, newConfirmedMember, tokenIn } from '../../testing/services/outbox.ts';
import { hasTable } from '../../testing/system.ts';

expectInvariants();

const { auth, users } = contract;

const fresh = () => `${freshUsername()}@example.com`;
const change = (who: Member, email: string) =>
  who.call(users.updateProfile, { body: { email, currentPassword: PASSWORD } });
const signIn = (username: string) =>
  new Client().call(auth.login, { body: { username, password: PASSWORD } });
const signUpWith = (email: string) => new Client().call(auth.signup, { body: { ...newcomer(), email } });
const verify = (token: string) => new Client().call(auth.verifyEmail, { body: { token } });
const ofSubject = async (address: string, { subject }: { subject: string }) =>
  (await mailsTo(address)).filter((mail) => mail.subject === subject);
const holderOf = async (email: string) =>
  (await get(memberKeys.email(email), { consistent: true }))?.memberId;

/** What a member may be mailed, and nobody has: as if they could read the mail of another one. */
async function verifyLinkOf({ user }: Member): Promise<string> {
  const member = await readMember(user._id, { consistent: true });
  if (!member) throw new Error('the member is gone');
  return signVerifyLink(member);
}

let changer: Member;
let owner: Member;
let taken: string;

beforeEach(async () => {
  [changer, owner] = await Promise.all([newConfirmedMember(), newConfirmedMember()]);
  taken = owner.user.email;
});

describe.skipIf(!hasTable)("another member's address", () => {
  it('is answered like a free one, then and later', async () => {
    const other = await newConfirmedMember();
    const free = fresh();
    const withoutNames = ({ status, body }: { status: number; body: object }, email: string) =>
      JSON.stringify([status, body])
        .replaceAll(new RegExp(email, 'gi'), 'EMAIL')
        .replaceAll(/"(_id|name|username|createdAt)":"[^"]*"/g, '');
    const [asTaken, asFree] = [await change(changer, taken.toUpperCase()), await change(other, free)];
    expect(asTaken.body).toMatchObject({ email: taken.toUpperCase(), emailVerified: false });
    expect(withoutNames(asTaken, taken)).toBe(withoutNames(asFree, free));
    expect(asTaken.cost).toEqual(asFree.cost);
    for (const route of [auth.me, auth.resendVerification])
      expect(withoutNames(await changer.call(route), taken)).toBe(
        withoutNames(await other.call(route), free),
      );
    expect((await signIn(free)).status).toBe(400);
  });

  it('stays with its owner, who is told by mail', async () => {
    await change(changer, taken);
    expect((await signIn(taken)).body._id).toBe(owner.user._id);
    expect((await signIn(changer.user.email)).body._id).toBe(changer.user._id);
    expect(await ofSubject(taken, mails.emailTried)).toHaveLength(1);
    expect(await ofSubject(taken, mails.verifyEmail)).toHaveLength(1);
    await changer.call(auth.resendVerification);
    expect(await ofSubject(taken, mails.verifyEmail)).toHaveLength(1);
    expect((await verify(await verifyLinkOf(changer))).status).toBe(400);
    expect(await holderOf(taken)).toBe(owner.user._id);
  });

  it('is told of a few times a day only', async () => {
    const [{ most }] = memberMailKinds.emailTried.limits;
    for (let i = 0; i <= most; i += 1) await change(await newMember(), taken);
    expect(await ofSubject(taken, mails.emailTried)).toHaveLength(most);
  });

  it('does not show by where a mail for a forgotten password goes', async () => {
    await change(changer, taken);
    await new Client().call(auth.forgotPassword, { body: { email: taken } });
    await new Client().call(auth.forgotPassword, { body: { email: changer.user.email } });
    for (const address of [taken, changer.user.email])
      expect(await ofSubject(address, mails.resetPassword)).toHaveLength(1);
  });

  it('is still theirs when whoever entered it goes back, takes that back, or leaves', async () => {
    await change(changer, taken);
    const [told] = await ofSubject(changer.user.email, mails.emailChanged);
    expect((await new Client().call(auth.restoreEmail, { body: { token: tokenIn(told) } })).status).toBe(200);
    const other = await newConfirmedMember();
    await change(other, taken);
    expect((await change(other, other.user.email)).body.emailVerified).toBe(true);
    await change(other, taken);
    const { username } = other.user;
    await other.call(users.delete, { params: { username }, body: { password: PASSWORD } });
    expect(await holderOf(taken)).toBe(owner.user._id);
    expect(await holderOf(other.user.email)).toBeUndefined();
  });
});

describe.skipIf(!hasTable)('an address that a member has entered and not confirmed', () => {
  it('is free for whoever signs up with it, and then theirs', async () => {
    const email = fresh();
    await change(changer, email);
    const token = tokenIn((await ofSubject(email, mails.verifyEmail))[0]);
    expect((await signUpWith(email)).status).toBe(201);
    expect((await verify(token)).status).toBe(400);
    expect((await signIn(email)).body._id).not.toBe(changer.user._id);
    expect((await changer.call(auth.me)).body).toMatchObject({ email, emailVerified: false });
  });

  it('goes to the first of many who confirms it', async () => {
    const email = fresh();
    const members = [changer, owner, await newMember()];
    for (const member of members) expect((await change(member, email)).status).toBe(200);
    const tokens = await Promise.all(members.map(verifyLinkOf));
    const answers = await Promise.all(tokens.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const winner = members[answers.findIndex(({ status }) => status === 200)];
    expect(await holderOf(email)).toBe(winner?.user._id);
  });

  it('leaves no name behind when it is confirmed while its member leaves', async () => {
    const email = fresh();
    await change(changer, email);
    const { username } = changer.user;
    const leave = changer.call(users.delete, { params: { username }, body: { password: PASSWORD } });
    await Promise.all([verify(await verifyLinkOf(changer)), leave]);
    for (const address of [email, changer.user.email]) expect(await holderOf(address)).toBeUndefined();
  });
});
