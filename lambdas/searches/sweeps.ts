import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { savedSearchKinds } from './keys.ts';
import { sweepSearches } from './store.ts';

export const searchSweeps = forOwnedKinds<typeof savedSearchKinds>()({ search: sweepSearches });
