import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { pipelineKinds } from './keys.ts';
import { sweepPipeline } from './store.ts';

export const pipelineSweeps = forOwnedKinds<typeof pipelineKinds>()({ project: sweepPipeline });
