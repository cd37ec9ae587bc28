import { indexProject } from '../projects/store/listing/search-words.ts';
import { partsOf } from '../projects/store/sweep.ts';
import type { JobKinds } from './items.ts';
import { inPhases, type Phase, untilNoMore } from './phases.ts';
import { releaseApplicants, releaseTeam } from './project-farewell.ts';

/**
 * Deletes what hung on a deleted project and the words that found it, and tells its team and applicants.
 *
 * @returns where to go on, or undefined when all is done
 */
export function sweepProject(
  { projectId, removed }: JobKinds['sweep-project'],
  pass: 1 | 2,
  cursor: string | undefined,
): Promise<string | undefined> {
  const unfind: Phase = async () => void (await indexProject(projectId, pass === 2));
  const release = removed
    ? [releaseApplicants, releaseTeam].map((step) => untilNoMore(() => step(projectId, removed)))
    : [];
  return inPhases([...release, unfind, ...partsOf(projectId).map(untilNoMore)], cursor);
}
