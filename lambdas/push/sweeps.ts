import type { Sweep } from '../members/owned-kinds.ts';
import { sweepSubscriptions } from './store/subscriptions.ts';

/** Found by an index. */
export const pushSweeps: Sweep[] = [sweepSubscriptions];
