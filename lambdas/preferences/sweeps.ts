import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { preferenceKinds } from './store/keys.ts';
import { sweepPreferences } from './store/preferences.ts';

export const preferenceSweeps = forOwnedKinds<typeof preferenceKinds>()({
  preferences: sweepPreferences,
  // Its key is found by them, and it goes with them.
  digest: sweepPreferences,
});
