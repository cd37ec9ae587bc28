import { follows } from '../events/consequence.ts';
import { startJob } from '../jobs/store.ts';

/** Members of some events, each once. */
const membersOf = (events: { memberId: string }[]): string[] => [
  ...new Set(events.map(({ memberId }) => memberId)),
];

const refreshCopies = follows(['member.changed'], async (events) => {
  for (const memberId of membersOf(events)) await startJob('refresh-author', { memberId }, memberId);
});

const sweep = follows(['member.deleted'], async (events) => {
  for (const memberId of membersOf(events)) await startJob('sweep-member', { memberId }, memberId);
});

export const memberConsequences = [refreshCopies, sweep];
