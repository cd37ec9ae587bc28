import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { connectionKeys } from './store/keys.ts';
import { sweepRelations } from './store/sweep.ts';

export const connectionSweeps = forOwnedKinds<typeof connectionKeys>()({ relation: sweepRelations });
