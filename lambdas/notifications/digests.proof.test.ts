import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { HOUR } from '../../shared/limits.ts';
import { localTime, timeZones } from '../../shared/rules/notifications/digest-time.ts';
import { preferenceKinds } from '../preferences/store/keys.ts';
import { removeMany } from '../table/batch.ts';
import { newId } from '../table/ids.ts';
import { transact } from '../table/transact.ts';
import { cost, withCost } from '../telemetry.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { finishJobs } from '../testing/invariants.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { orderDigests } from './jobs/order-digests.ts';

const { posts, preferences } = contract;

/** `DIGEST_MEMBERS=100000` takes a few minutes. */
const QUIET = Number(process.env.DIGEST_MEMBERS ?? 2_000);
const WITH_NEWS = 8;

const ZONE = 'Pacific/Marquesas';
const DUE_AT = 8;
const BATCH = 100;

function nextHour(): number {
  let at = Math.ceil(Date.now() / HOUR) * HOUR;
  while (localTime(ZONE, at).hour !== DUE_AT) at += HOUR;
  return at;
}

const quiet = Array.from({ length: QUIET }, () => newId());
const digestOf = (memberId: string) => preferenceKinds.digest(ZONE, String(DUE_AT), memberId);
const batches = Array.from({ length: Math.ceil(QUIET / BATCH) }, (_, nth) =>
  quiet.slice(nth * BATCH, (nth + 1) * BATCH),
);

/** Orders the mails of an hour, up to so many steps of the job. */
async function order(at: number, steps = Number.POSITIVE_INFINITY): Promise<void> {
  let cursor: string | undefined;
  for (let step = 0; step < steps; step++) {
    cursor = await orderDigests(at, cursor);
    if (cursor === undefined) return;
  }
}

describe.skipIf(!hasTable)(`an hour at which ${QUIET} members get the mail of the day`, () => {
  let awaiting: Member[];

  beforeAll(async () => {
    for (const ids of batches)
      await transact(
        ids.map((memberId) => ({ put: { ...digestOf(memberId), memberId, withMessages: false } })),
      );
    const fan = await newMember('investor');
    awaiting = await Promise.all(Array.from({ length: WITH_NEWS }, () => newConfirmedMember('founder')));
    for (const member of awaiting) {
      await member.must(preferences.change, { body: { timeZone: ZONE, digestHour: DUE_AT } });
      const { _id: postId } = await member.must(posts.create, { body: { content: 'Hello' } });
      await fan.must(posts.like, { params: { postId } });
    }
    await settled();
  }, 600_000);

  afterAll(async () => {
    for (const ids of batches) await removeMany(ids.map(digestOf));
  }, 600_000);

  it('mails those who have news, each once, also when it was killed in the middle', async () => {
    const at = nextHour();
    await order(at, Math.ceil(batches.length / 2));
    await finishJobs();
    // It begins anew: where it had come to is lost.
    const spent = await withCost(async () => {
      await order(at);
      return cost();
    });
    await finishJobs();
    for (const { user } of awaiting) {
      const mails = await mailsTo(user.email);
      expect(mails.filter(({ subject }) => subject === 'Somebody liked your post')).toHaveLength(1);
    }
    console.info(`${spent.rru} RRU and ${spent.wru} WRU for ${QUIET} members and ${WITH_NEWS} with news`);
    // Half a unit for the card of each, little for the list of them, and a look at each time zone.
    expect(spent.rru).toBeLessThanOrEqual(0.55 * QUIET + 0.5 * timeZones().length + 10 * WITH_NEWS);
    expect(spent.wru).toBeLessThanOrEqual(2 * WITH_NEWS);
  }, 600_000);
});
