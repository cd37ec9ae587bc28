import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { preferenceKinds } from './store/keys.ts';
import { sweepChoices } from './store/preferences.ts';

export const preferenceSweeps = forOwnedKinds<typeof preferenceKinds>()({ preferences: sweepChoices });
