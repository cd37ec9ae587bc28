import { NO_FACTS } from '../../../../shared/rules/projects/role-facts.ts';
import { prefixesOf, searchWords } from '../../../../shared/rules/search/word-search.ts';
import { type Entry, updateIndex } from '../../../listing/update-index.ts';
import { openWordChunks, termEntries } from '../../../listing/word-index.ts';
import type { ProjectItem } from '../../../projects/store/items.ts';
import { projectKeys } from '../../../projects/store/keys.ts';
import { numberedRoles } from '../../../projects/store/role-numbers.ts';
import { getMany } from '../../../table/batch.ts';
import type { RoleWords } from './items.ts';
import { rolePlacementKeys, roleWordKeys } from './keys.ts';
import { termsOf } from './terms.ts';

/** What finds the roles of a project, open or not: lists say which are. */
export const wordsOfRoles = (project: Pick<ProjectItem, '_id' | 'roles'>): RoleWords[] =>
  numberedRoles(project).map(({ number, title, description, ...facts }) => {
    const { skills, place, location } = { ...NO_FACTS, ...facts };
    return {
      number,
      words: searchWords([title, ...skills, description].join(' ')),
      terms: termsOf({ skills, place, location }),
    };
  });

/** What roles are found by, their descriptions in full. */
async function readRoleWords(projectIds: string[]): Promise<Map<string, RoleWords[]>> {
  const projects = await getMany(projectIds.map(projectKeys.project), { consistent: true });
  const shortened = projects.filter(({ isSummary }) => isSummary);
  const texts = await getMany(
    shortened.map(({ _id }) => projectKeys.projectTexts(_id)),
    { consistent: true },
  );
  const full = new Map(texts.map((item) => [item.pk, item.full.roles]));
  return new Map(
    projects.map(({ pk, _id, roles }) => [_id, wordsOfRoles({ _id, roles: full.get(pk) ?? roles })]),
  );
}

/** The entries of roles under all words and terms that find them. */
export const roleWordEntries = (roles: RoleWords[]): Entry[] =>
  roles.flatMap(({ number, words, terms }) => termEntries(number, [...prefixesOf(words), ...terms]));

/** Makes searches find the roles of projects by what they say, and by nothing else. Idempotent. */
export const indexRoles = (projectIds: string[]): Promise<void> =>
  updateIndex<RoleWords>(
    {
      placementKey: rolePlacementKeys.words,
      readValues: readRoleWords,
      entriesOf: (_, roles) => roleWordEntries(roles),
      open: (lists) => openWordChunks(roleWordKeys, lists),
    },
    projectIds,
  );
