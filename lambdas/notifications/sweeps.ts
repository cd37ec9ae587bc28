import { forOwnedKinds, type Sweep } from '../members/owned-kinds.ts';
import type { notificationKeys } from './store/keys.ts';
import { sweepMembersGroups, sweepNotifications, sweepSent } from './store/sweep.ts';

export const notificationSweeps: Sweep[] = [
  ...forOwnedKinds<typeof notificationKeys>()({
    notification: sweepNotifications,
    listed: sweepNotifications,
    group: sweepMembersGroups,
  }),
  // Found by an index.
  sweepSent,
];
