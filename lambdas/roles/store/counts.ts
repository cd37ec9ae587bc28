import type { roles } from '../../../shared/api/roles.ts';
import type { Answer, Query } from '../../../shared/api/route.ts';
import { CATEGORIES, COMMITMENTS, PLACES, STAGES } from '../../../shared/choices.ts';
import { countLists } from '../../listing/count-lists.ts';
import { roleListKeys, roleWordKeys } from './listing/keys.ts';
import { type RoleFilter, roleListName } from './listing/lists.ts';
import { termsOfSkill } from './listing/terms.ts';

type Counts = Answer<typeof roles.counts>;

const CHOICES = {
  category: CATEGORIES,
  stage: Object.keys(STAGES),
  place: Object.keys(PLACES),
  commitment: Object.keys(COMMITMENTS),
};

/** The names of the lists that the choices of one filter would show, beside the choices of the others. */
const listsFor = (name: keyof typeof CHOICES, filter: RoleFilter): [choice: string, list: string][] =>
  CHOICES[name].map((choice) => [choice, roleListName({ ...filter, [name]: choice })]);

/** How many roles each choice of each filter would leave, given the search and the other filters. */
export async function countRoles({ search, skill, ...filter }: Query<typeof roles.counts>): Promise<Counts> {
  const lists = {
    category: listsFor('category', filter),
    stage: listsFor('stage', filter),
    place: listsFor('place', filter),
    commitment: listsFor('commitment', filter),
  };
  const names = new Set(Object.values(lists).flatMap((all) => all.map(([, list]) => list)));
  const counts = await countLists({ lists: roleListKeys, words: roleWordKeys }, [...names], {
    search,
    terms: termsOfSkill(skill),
  });
  const byChoice = Object.entries(lists).map(([name, all]) => [
    name,
    Object.fromEntries(all.map(([choice, list]) => [choice, counts.get(list) ?? 0])),
  ]);
  return Object.fromEntries(byChoice) as Counts;
}
