import type { Category, Sort, Stage } from '../../../../shared/model/project.ts';
import type { ListChoice } from '../../../listing/find-page.ts';
import { type ListIndex, updateLists } from '../../../listing/list-index.ts';
import { getMany } from '../../../table/batch.ts';
import { idNumber } from '../../../table/ids.ts';
import type { Placing } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { listKeys, placementKeys } from './keys.ts';

/** What a list of projects may be narrowed down to. */
export interface Filter {
  category?: Category | undefined;
  stage?: Stage | undefined;
}

type Order = 'age' | 'upvotes';

/** The list of the projects that a filter leaves, sorted by their age or their upvotes. */
const listName = (order: Order, { category, stage }: Filter): string =>
  `${order}#${category ?? ''}#${stage ?? ''}`;

/** The list that a sort reads, and from which end. */
export const listFor = (sort: Sort, filter: Filter): ListChoice => ({
  name: listName(sort === 'upvotes' ? 'upvotes' : 'age', filter),
  descending: sort !== 'oldest',
  isFiltered: filter.category !== undefined || filter.stage !== undefined,
  isByNumber: sort !== 'upvotes',
});

const filtersOf = ({ category, stage }: Placing): Filter[] => [
  {},
  { category },
  { stage },
  { category, stage },
];

async function readPlacings(projectIds: string[]): Promise<Map<string, Placing>> {
  const [projects, upvotes] = await Promise.all([
    getMany(projectIds.map(projectKeys.project), { consistent: true }),
    getMany(projectIds.map(projectKeys.upvotes), { consistent: true }),
  ]);
  const counts = new Map(upvotes.map(({ pk, upvoteCount }) => [pk, upvoteCount]));
  return new Map(
    projects.map(({ pk, _id, category, stage }) => [_id, { category, stage, upvotes: counts.get(pk) ?? 0 }]),
  );
}

/** The lists of all projects, of each category, of each stage and of both, by age and by upvotes. */
export const projectLists: ListIndex<Placing> = {
  keys: listKeys,
  placementKey: placementKeys.lists,
  numberOf: idNumber,
  readValues: readPlacings,
  listsOf: (placing) =>
    filtersOf(placing).flatMap((filter) => [
      // Numbers of projects grow with their age.
      { name: listName('age', filter), sortValue: 0 },
      { name: listName('upvotes', filter), sortValue: placing.upvotes },
    ]),
};

/** Puts projects where they belong in the lists. Idempotent. */
export const listProjects = (projectIds: string[]): Promise<void> => updateLists(projectLists, projectIds);
