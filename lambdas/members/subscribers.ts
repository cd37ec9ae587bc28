import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import type { MemberEvent } from './events.ts';
import { memberJobKinds } from './jobs/kinds.ts';

const on = subscribe<MemberEvent>();

/** Members of some events, each once. */
const membersOf = (events: { memberId: string }[]): string[] => [
  ...new Set(events.map(({ memberId }) => memberId)),
];

const refreshCopies = on(['member.changed'], async (events) => {
  for (const memberId of membersOf(events))
    await startJob(memberJobKinds.refreshAuthor, { memberId }, memberId);
});

const sweep = on(['member.deleted'], async (events) => {
  for (const memberId of membersOf(events))
    await startJob(memberJobKinds.sweepMember, { memberId }, memberId);
});

export const memberSubscribers = [refreshCopies, sweep];
