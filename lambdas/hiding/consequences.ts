import { follows } from '../events/consequence.ts';
import { startJob } from '../jobs/store.ts';

/** What stood between two members before one has blocked or muted the other goes in steps: one job for the two, however often. */
const part = follows(['member.blocked', 'member.muted'], async (events) => {
  for (const { kind, edgeId, memberId, otherId } of events)
    await startJob('part-members', { memberId, otherId, edgeId, kind }, `${kind}.${memberId}.${otherId}`);
});

export const hidingConsequences = [part];
