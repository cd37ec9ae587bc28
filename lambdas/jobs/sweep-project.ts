import { partsOf } from '../projects/store/sweep.ts';
import type { JobKinds } from './items.ts';
import { inPhases, untilNoMore } from './phases.ts';
import { releaseApplicants, releaseTeam } from './project-farewell.ts';

/**
 * Notifies the team and the applicants of a deleted project, and deletes what belonged to it.
 *
 * @returns where to go on, or undefined when all is done
 */
export function sweepProject(
  { projectId, removed }: JobKinds['sweep-project'],
  cursor: string | undefined,
): Promise<string | undefined> {
  const release = [releaseApplicants, releaseTeam].map((step) => () => step(projectId, removed));
  return inPhases([...release, ...partsOf(projectId)].map(untilNoMore), cursor);
}
