import { isDeepStrictEqual } from 'node:util';
import type { Category, Sort, Stage } from '../../../../shared/model/project.ts';
import { idNumber } from '../../../table/ids.ts';
import { get } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import { type Change, changeList } from './counted-list.ts';
import type { Placing } from './items.ts';
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

/** The list that a sort reads, and from which end (SPEC section 3, sort values). */
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
function entriesOf(number: number, placing: Placing): Map<string, number> {
  const entries = filtersOf(placing).flatMap((filter): [string, number][] => [
    [listName('age', filter), number],
    [listName('upvotes', filter), placing.upvotes * UPVOTE + number],
  ]);
  return new Map(entries);
}

/**
 * The writes that move a project in the lists. They fail together with what they stand beside when another project
 * has moved in one of them meanwhile.
 *
 * @param number of the project
 * @param before where it stands; undefined for a new one
 * @param after where it shall stand; undefined for one that goes
 */
export async function moveInLists(
  number: number,
  before: Placing | undefined,
  after: Placing | undefined,
): Promise<Write[]> {
  const old = before ? entriesOf(number, before) : new Map<string, number>();
  const now = after ? entriesOf(number, after) : new Map<string, number>();
  const changes = new Map<string, Change>();
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [from, to] = [old.get(name), now.get(name)];
    if (from === to) continue;
    changes.set(name, {
      remove: from === undefined ? [] : [from],
      add: to === undefined ? [] : [to],
    });
  }
  const writes = await Promise.all([...changes].map(([name, change]) => changeList(name, change)));
  return writes.flat();
}

/**
 * The writes that move a project to where it now belongs; none when it stands there, or is gone. They fail like those
 * of `moveInLists`.
 */
export async function moveProject(projectId: string, change: Partial<Placing>): Promise<Write[]> {
  const placing = await get(listingKeys.placing(projectId), { consistent: true });
  if (!placing) return [];
  const { category, stage, upvotes, version } = placing;
  const before: Placing = { category, stage, upvotes };
  const after: Placing = { ...before, ...change };
  if (isDeepStrictEqual(before, after)) return [];
  return [
    {
      put: { ...listingKeys.placing(projectId), ...after, version: version + 1 },
      condition: 'version = :seen',
      values: { ':seen': version },
    },
    ...(await moveInLists(idNumber(projectId), before, after)),
  ];
}
