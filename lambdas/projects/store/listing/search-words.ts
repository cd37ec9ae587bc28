import { prefixesOf, searchWords } from '../../../../shared/rules/project-search.ts';
import { type Job, newJob, secondPassOf } from '../../../jobs/store.ts';
import { idNumber } from '../../../table/ids.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import type { ProjectItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { readProjectText } from '../projects.ts';
import { fullDescription } from '../texts.ts';
import { listingKeys } from './keys.ts';
import { setStarts } from './search-index.ts';

const without = (all: Set<string>, others: Set<string>): string[] =>
  [...all].filter((one) => !others.has(one));

/** The write that remembers under which words a project may be found. */
const remember = (projectId: string, words: string[]): Write =>
  words.length > 0
    ? { put: { ...listingKeys.indexedWords(projectId), words } }
    : { delete: listingKeys.indexedWords(projectId) };

/** Holds while a project is as it was seen, or still gone. */
const unchanged = (projectId: string, project: ProjectItem | undefined): Write =>
  project
    ? {
        check: projectKeys.project(projectId),
        condition: 'version = :seen',
        values: { ':seen': project.version },
      }
    : { check: projectKeys.project(projectId), condition: 'attribute_not_exists(pk)' };

async function indexOnce(projectId: string, isLast: boolean): Promise<void> {
  const [project, indexed] = await Promise.all([
    readProjectText(projectId),
    get(listingKeys.indexedWords(projectId), { consistent: true }),
  ]);
  const known = indexed?.words ?? [];
  const wanted = project ? searchWords(`${project.name} ${await fullDescription(project)}`) : [];
  const all = [...new Set([...known, ...wanted])];
  // Written down before it is done, so that whoever comes after a crash knows what to take back.
  if (all.length > known.length) await transact([unchanged(projectId, project), remember(projectId, all)]);
  const [now, before] = [prefixesOf(wanted), prefixesOf(known)];
  const number = idNumber(projectId);
  await setStarts(without(before, now), number, false);
  await setStarts(now, number, true);
  if (isLast && all.length > wanted.length)
    await transact([unchanged(projectId, project), remember(projectId, wanted)]);
}

/**
 * Makes searches find a project by the words it has now and by no others; safe to repeat at any time.
 *
 * @param isLast whether nothing can be on its way any more that was begun for an earlier text: what the project was
 * once found by is forgotten then
 */
export const indexProject = (projectId: string, isLast: boolean): Promise<void> =>
  retryOnConflict(() => indexOnce(projectId, isLast));

/** The job that looks again, once what was begun for an earlier text has landed; the call itself goes first. */
export const indexJob = (projectId: string): Job =>
  secondPassOf(newJob('index-project', { projectId }, projectId));
