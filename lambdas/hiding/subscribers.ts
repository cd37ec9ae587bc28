import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
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

export const hidingSubscribers = [sever];
