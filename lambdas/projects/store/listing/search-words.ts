import { prefixesOf, searchWords } from '../../../../shared/rules/word-search.ts';
import { type Index, updateIndex } from '../../../listing/update-index.ts';
import { listOf, openWordLists } from '../../../listing/word-index.ts';
import { getMany } from '../../../table/batch.ts';
import { idNumber } from '../../../table/ids.ts';
import { projectKeys } from '../keys.ts';
import { listingKeys } from './keys.ts';

/** The words of projects, from their names and their descriptions in full. */
async function readWords(projectIds: string[]): Promise<Map<string, string[]>> {
  const projects = await getMany(projectIds.map(projectKeys.project), { consistent: true });
  const shortened = projects.filter(({ isSummary }) => isSummary);
  const texts = await getMany(
    shortened.map(({ _id }) => projectKeys.projectTexts(_id)),
    { consistent: true },
  );
  const full = new Map(texts.map((item) => [item.pk, item.full.description]));
  return new Map(
    projects.map(({ pk, _id, name, description }) => [
      _id,
      searchWords(`${name} ${full.get(pk) ?? description}`),
    ]),
  );
}

/** The search index: for each prefix of a word, the projects that have such a word. */
const searchIndex: Index<string> = {
  keyOf: listingKeys.indexedWords,
  readPlaces: readWords,
  entriesOf: (projectId, words) => {
    const number = idNumber(projectId);
    return [...prefixesOf(words)].map((prefix) => ({ list: listOf(prefix, number), number }));
  },
  open: openWordLists,
};

/** Makes searches find projects by the words that they have, and by no others. Idempotent. */
export const indexProjects = (projectIds: string[]): Promise<void> => updateIndex(searchIndex, projectIds);
