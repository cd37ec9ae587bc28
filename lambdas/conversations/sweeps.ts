import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { conversationKinds } from './store/keys.ts';
import { sweepEntries, sweepUnread } from './store/sweep.ts';

export const conversationSweeps = forOwnedKinds<typeof conversationKinds>()({
  entry: sweepEntries,
  unread: sweepUnread,
});
