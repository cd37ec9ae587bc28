import type { JobKinds } from '../data/items.ts';
import { indexProject } from '../data/project-index.ts';
import { sweepProjectParts } from '../data/project-sweep.ts';

/**
 * Deletes what hung on a deleted project, and the words that found it.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function sweepProject(
  { projectId }: JobKinds['sweep-project'],
  pass: 1 | 2,
  cursor: string | undefined,
): Promise<string | undefined> {
  if (cursor === undefined) await indexProject(projectId, pass === 2);
  return sweepProjectParts(projectId, cursor);
}
