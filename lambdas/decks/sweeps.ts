import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { deckKinds } from './store/keys.ts';
import { sweepReader } from './store/sweep.ts';

export const deckSweeps = forOwnedKinds<typeof deckKinds>()({ reader: sweepReader });
