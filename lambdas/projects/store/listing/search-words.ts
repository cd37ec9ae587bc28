import { searchWords } from '../../../../shared/rules/search/word-search.ts';
import { updateWords, type WordIndex } from '../../../listing/word-index.ts';
import { getMany } from '../../../table/batch.ts';
import { idNumber } from '../../../table/ids.ts';
import type { ProjectItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { placementKeys, wordKeys } from './keys.ts';

/** The words by which a project is found. */
export const wordsOf = ({
  name,
  pitch = '',
  description,
}: Pick<ProjectItem, 'name' | 'pitch' | 'description'>): string[] =>
  searchWords(`${name} ${pitch} ${description}`);

/** The words of projects, from their names, their pitches and their descriptions in full. */
async function readWords(projectIds: string[]): Promise<Map<string, string[]>> {
  const projects = await getMany(projectIds.map(projectKeys.project), { consistent: true });
  const shortened = projects.filter(({ isSummary }) => isSummary);
  const texts = await getMany(
    shortened.map(({ _id }) => projectKeys.projectTexts(_id)),
    { consistent: true },
  );
  const full = new Map(texts.map((item) => [item.pk, item.full.description]));
  return new Map(
    projects.map((project) => {
      const description = full.get(project.pk) ?? project.description;
      return [project._id, wordsOf({ ...project, description })];
    }),
  );
}

/** The words by which a search finds projects. */
export const projectWords: WordIndex = {
  keys: wordKeys,
  placementKey: placementKeys.words,
  numberOf: idNumber,
  readWords,
};

/** Makes searches find projects by the words that they have, and by no others. Idempotent. */
export const indexProjects = (projectIds: string[]): Promise<void> => updateWords(projectWords, projectIds);
