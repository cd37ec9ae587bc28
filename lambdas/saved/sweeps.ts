import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { saveKinds } from '../saves/keys.ts';
import { sweepSaves } from '../saves/saves.ts';

export const savedSweeps = forOwnedKinds<typeof saveKinds>()({
  post: sweepSaves('posts'),
  project: sweepSaves('projects'),
  role: sweepSaves('roles'),
});
