import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { MAILS_PER_SENDER_PER_DAY, MAILS_PER_UNCONFIRMED_ADDRESS_PER_DAY } from '../../shared/limits.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { archiveMailKinds } from '../archive/mails/kinds.ts';
import { authMailKinds } from '../auth/mails/kinds.ts';
import { config } from '../config.ts';
import { finishJob, type Job, openJobLater } from '../jobs/store.ts';
import { memberMailKinds } from '../members/mails/kinds.ts';
import { transact } from '../table/transact.ts';
import { Client, freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
import { hasTable } from '../testing/system.ts';
import { mailJob } from './orders.ts';
import { claimMail } from './store/handover.ts';

expectInvariants();

/** Orders mails as routes do, all at once. */
const order = (jobs: Job[]) => Promise.all(jobs.map((put) => transact([{ put }])));
const times = (count: number, one: () => Job): Job[] => Array.from({ length: count }, one);

const subjectsTo = async ({ user }: Member) => (await mailsTo(user.email)).map(({ subject }) => subject);
const count = async (member: Member, { subject }: { subject: string }) =>
  (await subjectsTo(member)).filter((one) => one === subject).length;

const { resetPassword, signInLink, newSignIn, passwordChanged } = authMailKinds;
const forgotten = ({ user }: Member, by: string) => mailJob(resetPassword, { email: user.email, by });
const NEW_SIGN_IN = mails.newSignIn('', '');

describe.skipIf(!hasTable)('a confirmed address', () => {
  let member: Member;

  beforeEach(async () => {
    member = await newConfirmedMember();
  });

  it('gets a few of fifty mails of one kind that are ordered at once', async () => {
    const memberId = member.user._id;
    await order(times(50, () => mailJob(newSignIn, { memberId, name: 'Chrome', address: '203.0.113.*' })));
    expect(await count(member, NEW_SIGN_IN)).toBe(newSignIn.limits[0].most);
  });

  it('gets what tells of a theft, whatever else was mailed to it before', async () => {
    const memberId = member.user._id;
    const by = freshUsername();
    await order([
      ...times(30, () => mailJob(newSignIn, { memberId, name: '', address: '' })),
      ...times(30, () => forgotten(member, by)),
      ...times(30, () => mailJob(archiveMailKinds.archiveReady, { memberId })),
    ]);
    await order([mailJob(passwordChanged, { memberId })]);
    expect(await count(member, mails.passwordChanged)).toBe(1);
  });

  it('gets a few mails about sign-ins without the cookie of a browser, however many there are', async () => {
    const { username } = member.user;
    const signIn = () => new Client().call(contract.auth.login, { body: { username, password: PASSWORD } });
    const answers = await Promise.all(Array.from({ length: 20 }, signIn));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(newSignIn.limits[0].most);
    expect(await count(member, NEW_SIGN_IN)).toBe(newSignIn.limits[0].most);
  });
});

describe.skipIf(!hasTable)('an address that nobody has confirmed', () => {
  it('gets what confirms it and what leads back in, ten a day in all, and nothing else', async () => {
    const member = await newMember();
    const { _id: memberId, email } = member.user;
    const by = freshUsername();
    await order([
      ...times(20, () => mailJob(memberMailKinds.verifyEmail, { memberId, email })),
      ...times(20, () => forgotten(member, by)),
      ...times(5, () => mailJob(signInLink, { email, by })),
      ...times(5, () => mailJob(newSignIn, { memberId, name: '', address: '' })),
      ...times(5, () => mailJob(passwordChanged, { memberId })),
    ]);
    const subjects = await subjectsTo(member);
    expect(subjects).toHaveLength(MAILS_PER_UNCONFIRMED_ADDRESS_PER_DAY);
    expect([...new Set(subjects)].sort()).toEqual(
      [mails.verifyEmail.subject, mails.resetPassword.subject].sort(),
    );
  });
});

describe.skipIf(!hasTable)('one caller', () => {
  it('causes so many mails to addresses of others in a day, and no more', async () => {
    config().DAILY_LIMITS_FACTOR = 3 / MAILS_PER_SENDER_PER_DAY;
    const by = freshUsername();
    const jobs = Array.from({ length: 50 }, () =>
      mailJob(resetPassword, { email: 'whoever@example.com', by }),
    );
    // At a time for which no worker comes, which has limits of its own here.
    for (const job of jobs) await openJobLater(job, 600_000);
    const claims = await Promise.allSettled(
      jobs.map((job) =>
        claimMail(resetPassword, job, { address: `${freshUsername()}@example.com`, isConfirmed: true }),
      ),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const claim of claims)
      if (claim.status === 'rejected') expect(claim.reason).toMatchObject({ limit: 'sender' });
    for (const job of jobs) await finishJob(job);
  });
});
