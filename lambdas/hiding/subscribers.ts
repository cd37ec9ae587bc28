import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import { push } from '../live/push.ts';
import { pushCounts } from '../notifications/live.ts';
import type { HidingEvent } from './events.ts';
import { hidingJobKinds } from './jobs/kinds.ts';

const on = subscribe<HidingEvent>();

/** What stood between two members before one has blocked or muted the other goes in steps: one job for the two, however often. */
const sever = on(['member.blocked', 'member.muted'], async (events) => {
  for (const { kind, edgeId, memberId, otherId } of events)
    await startJob(
      hidingJobKinds.severRelationship,
      { memberId, otherId, edgeId, kind },
      `${kind}.${memberId}.${otherId}`,
    );
});

/** What is hidden is not counted: for both where one blocks the other. Whoever was blocked is told nothing else. */
const pushHidden = on(
  ['member.blocked', 'member.unblocked', 'member.muted', 'member.unmuted'],
  async (events) => {
    const members = new Set(
      events.flatMap(({ kind, memberId, otherId }) => (kind === 'block' ? [memberId, otherId] : [memberId])),
    );
    await Promise.all([...members].map((memberId) => pushCounts(memberId)));
    await Promise.all(
      events.map(({ memberId, otherId }) => push(memberId, { type: 'relation', memberId: otherId })),
    );
  },
);

export const hidingSubscribers = [sever, pushHidden];
