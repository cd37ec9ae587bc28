import { CATEGORIES, STAGES } from '../../choices.ts';
import { FIT_WORDS_MAX } from '../../limits.ts';
import type { Category, Stage } from '../../model/project.ts';
import { queryPrefixes } from '../search/word-search.ts';
import { normalize } from '../texts/words.ts';

/** Other spellings of categories, as investors write them. */
const SPELLINGS: Readonly<Record<Category, readonly string[]>> = {
  'Artificial Intelligence': ['ai', 'ml', 'machine learning'],
  Creativity: ['creative', 'design', 'art'],
  'Cyber Security': ['security', 'infosec'],
  'E-Commerce': ['commerce', 'retail', 'online retail'],
  Education: ['edtech', 'learning'],
  Finance: ['fintech'],
  Fitness: ['sport', 'sports'],
  Gaming: ['games', 'game'],
  Marketing: ['martech', 'advertising'],
  Nonprofits: ['nonprofit', 'non profit', 'social impact'],
  'Real Estate': ['proptech', 'property'],
  Software: ['saas'],
  Travel: ['tourism'],
  'Web 3': ['crypto', 'blockchain'],
};

/** The words of stages with which their labels end, or that say no more than their names. */
const STAGE_SPELLINGS: Readonly<Record<Stage, readonly string[]>> = {
  idea: ['ideas', 'pre seed'],
  buildingMVP: [],
  MVP: [],
  prototype: ['prototypes'],
  fundraising: [],
  growth: ['growth stage', 'scale up'],
  exit: ['exits'],
};

/** What interests are compared by: folded letters and digits alone. */
const keyOf = (text: string): string => normalize(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const byKey = <Value extends string>(spellings: [Value, readonly string[]][]): Map<string, Value> =>
  new Map(spellings.flatMap(([value, all]) => all.map((one) => [keyOf(one), value])));

const CATEGORY_OF = byKey(CATEGORIES.map((one): [Category, string[]] => [one, [one, ...SPELLINGS[one]]]));
const STAGE_OF = byKey(
  (Object.keys(STAGES) as Stage[]).map((one): [Stage, string[]] => [
    one,
    [one, STAGES[one], ...STAGE_SPELLINGS[one]],
  ]),
);

/** What an investor looks for, as their interests say. */
export interface Wanted {
  categories: Category[];
  stages: Stage[];
  /** Interests that name neither a category nor a stage: what a project says of itself. */
  words: string[];
}

/** Why a project fits. */
export interface FitReason {
  kind: 'category' | 'stage' | 'words';
  /** The category, the stage, or the interest whose words the project has. */
  value: string;
}

/**
 * What an investor looks for. An interest names a category or a stage, in one of their spellings; of others, words of
 * projects, the first eight count.
 */
export function wantedBy(interests: readonly string[]): Wanted {
  const categories = new Set<Category>();
  const stages = new Set<Stage>();
  const words = new Map<string, string>();
  for (const interest of interests) {
    const [category, stage] = [CATEGORY_OF.get(keyOf(interest)), STAGE_OF.get(keyOf(interest))];
    if (category) categories.add(category);
    else if (stage) stages.add(stage);
    else if (queryPrefixes(interest).length > 0) words.set(keyOf(interest), interest);
  }
  return {
    categories: [...categories],
    stages: [...stages],
    words: [...words.values()].slice(0, FIT_WORDS_MAX),
  };
}

/** Whether interests say anything by which projects can be told apart. */
export const saysAnything = ({ categories, stages, words }: Wanted): boolean =>
  categories.length + stages.length + words.length > 0;

/**
 * Why a project fits an investor: it is in one of the categories or has the words of one of the interests, and is in one of
 * the stages, as far as they name any.
 *
 * @param hasWords whether the project has all words of an interest
 * @returns none when it does not fit
 */
export function fitOf(
  { categories, stages, words }: Wanted,
  project: { category: Category; stage: Stage },
  hasWords: (interest: string) => boolean,
): FitReason[] {
  const inStage = stages.includes(project.stage);
  const about: FitReason[] = [
    ...categories
      .filter((category) => category === project.category)
      .map((value): FitReason => ({ kind: 'category', value })),
    ...words.filter(hasWords).map((value): FitReason => ({ kind: 'words', value })),
  ];
  const isAbout = about.length > 0 || categories.length + words.length === 0;
  if (!isAbout || (stages.length > 0 && !inStage)) return [];
  return [...about, ...(inStage ? [{ kind: 'stage', value: project.stage } as const] : [])];
}
