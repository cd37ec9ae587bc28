import type { Category, Sort, Stage } from '../../../../shared/model/project.ts';
import type { Placing } from '../../../listing/items.ts';
import { type Entry, type Index, updateIndex } from '../../../listing/update-index.ts';
import { openLists } from '../../../listing/update-list.ts';
import { getMany } from '../../../table/batch.ts';
import { idNumber } from '../../../table/ids.ts';
import { projectKeys } from '../keys.ts';
import { listingKeys } from './keys.ts';

/** What a list of projects may be narrowed down to. */
export interface Filter {
  category?: Category | undefined;
  stage?: Stage | undefined;
}

type Order = 'age' | 'upvotes';

/** Beyond the number of any project, so that upvotes come first and, among as many, the number. */
const UPVOTE = 2 ** 32;

/** The counted list of the projects that a filter leaves, in the order of their age or their upvotes. */
const listName = (order: Order, { category, stage }: Filter): string =>
  `${order}#${category ?? ''}#${stage ?? ''}`;

/** The list that a sort reads, and from which end. */
export const listFor = (sort: Sort, filter: Filter): { name: string; descending: boolean } => ({
  name: listName(sort === 'upvotes' ? 'upvotes' : 'age', filter),
  descending: sort !== 'oldest',
});

/** The number of the project that stands as this entry in a list. */
export const projectNumber = (entry: number): number => entry % UPVOTE;

const filtersOf = ({ category, stage }: Placing): Filter[] => [
  {},
  { category },
  { stage },
  { category, stage },
];

/** Each list in which a project stands, with its entry there. */
export function entriesOf(projectId: string, places: Placing[]): Entry[] {
  const number = idNumber(projectId);
  return places.flatMap((placing) =>
    filtersOf(placing).flatMap((filter) => [
      { list: listName('age', filter), number },
      { list: listName('upvotes', filter), number: placing.upvotes * UPVOTE + number },
    ]),
  );
}

async function readPlaces(projectIds: string[]): Promise<Map<string, Placing[]>> {
  const [projects, upvotes] = await Promise.all([
    getMany(projectIds.map(projectKeys.project), { consistent: true }),
    getMany(projectIds.map(projectKeys.upvotes), { consistent: true }),
  ]);
  const counts = new Map(upvotes.map(({ pk, upvoteCount }) => [pk, upvoteCount]));
  return new Map(
    projects.map(({ pk, _id, category, stage }) => [
      _id,
      [{ category, stage, upvotes: counts.get(pk) ?? 0 }],
    ]),
  );
}

/** The lists of all projects, of each category, of each stage and of both, by age and by upvotes. */
const lists: Index<Placing> = { keyOf: listingKeys.placing, entriesOf, readPlaces, open: openLists };

/** Puts projects where they belong in the lists. Idempotent. */
export const listProjects = (projectIds: string[]): Promise<void> => updateIndex(lists, projectIds);
