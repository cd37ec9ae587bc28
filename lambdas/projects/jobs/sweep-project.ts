import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, untilNoMore } from '../../jobs/phases.ts';
import { partsOf } from '../store/sweep.ts';
import type { projectJobKinds } from './kinds.ts';

/**
 * Deletes what belonged to a deleted project.
 *
 * @returns where to go on, or undefined when all is done
 */
export const sweepProject = (
  { projectId }: PayloadOf<typeof projectJobKinds.sweepProject>,
  cursor: string | undefined,
): Promise<string | undefined> => inPhases(partsOf(projectId).map(untilNoMore), cursor);
