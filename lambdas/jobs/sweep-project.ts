import type { JobKinds } from '../data/items/job.ts';
import { indexProject } from '../data/project-index.ts';
import { partsOf } from '../data/project-sweep.ts';
import { inPhases, type Phase, untilNoMore } from './phases.ts';

/**
 * Deletes what hung on a deleted project, and the words that found it.
 *
 * @returns where to go on, or undefined when all is done
 */
export function sweepProject(
  { projectId }: JobKinds['sweep-project'],
  pass: 1 | 2,
  cursor: string | undefined,
): Promise<string | undefined> {
  const unfind: Phase = async () => void (await indexProject(projectId, pass === 2));
  return inPhases([unfind, ...partsOf(projectId).map(untilNoMore)], cursor);
}
