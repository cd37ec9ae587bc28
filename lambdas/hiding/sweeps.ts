import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { visibilityKeys } from '../visibility/keys.ts';
import { sweepBlocks, sweepHidden, sweepMutes } from './store/sweep.ts';

export const hidingSweeps = forOwnedKinds<typeof visibilityKeys>()({
  block: sweepBlocks,
  mute: sweepMutes,
  hidden: sweepHidden,
});
