import type { Caller } from '../../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../../shared/api/index.ts';
import { CATEGORIES, COMMITMENTS, PLACES, STAGES } from '../../../../shared/choices.ts';
import { ROLES_PAGE } from '../../../../shared/limits.ts';
import type { Seeker } from '../../../../shared/rules/projects/role-match.ts';
import { type Corpus, roleId } from '../search/corpus.ts';
import { lookAtRoles, type OpenRole, scoreOf, type Wanted } from './brute-force.ts';
import type { Request } from './requests.ts';

const { roles } = contract;

/** What a request has found and what it has cost, in RRU. */
export interface Compared {
  total: number;
  /** Of the costliest page that was read. */
  page: number;
  counting: number;
  wrong: string[];
}

const CHOICES = {
  category: CATEGORIES,
  stage: Object.keys(STAGES),
  place: Object.keys(PLACES),
  commitment: Object.keys(COMMITMENTS),
};

const isSame = (some: unknown, others: unknown): boolean => JSON.stringify(some) === JSON.stringify(others);

const sent = (wanted: Wanted): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value !== ''));

/** How many roles each choice of each filter leaves, by looking at each role. */
const countsOf = (corpus: Corpus, open: readonly OpenRole[], wanted: Wanted) =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [
      name,
      Object.fromEntries(
        choices.map((choice) => [choice, lookAtRoles(corpus, open, { ...wanted, [name]: choice }).length]),
      ),
    ]),
  );

/**
 * Compares what the list of roles shows and counts with what looking at each role finds: the first page, one in the middle
 * and the last.
 *
 * @param seeker whom `caller` is
 */
export async function compareRoles(
  caller: Caller,
  corpus: Corpus,
  open: readonly OpenRole[],
  seeker: Seeker,
  { wanted, sort }: Request,
): Promise<Compared> {
  const found = lookAtRoles(corpus, open, wanted).map((role) => ({
    role,
    score: scoreOf(corpus, seeker, role),
  }));
  const expected = sort === 'match' ? found.toSorted((a, b) => b.score - a.score) : found;
  const what = `${JSON.stringify(wanted)} by ${sort}`;
  const wrong: string[] = [];
  const totalPages = Math.ceil(expected.length / ROLES_PAGE);
  let page = 0;
  for (const number of new Set([1, Math.ceil(totalPages / 2), totalPages].filter((one) => one > 0))) {
    const { body, cost } = await caller.call(roles.list, { query: { ...sent(wanted), sort, page: number } });
    page = Math.max(page, cost.rru);
    const shown = expected.slice((number - 1) * ROLES_PAGE, number * ROLES_PAGE);
    const isRight =
      isSame(
        body.roles.map(({ role, match }) => [role._id, match]),
        shown.map(({ role: { role }, score }) => [roleId(role), score]),
      ) &&
      body.totalRoles === expected.length &&
      body.totalPages === totalPages;
    if (!isRight) wrong.push(`page ${number} of ${what}: ${body.totalRoles} of ${expected.length}`);
  }
  const counts = await caller.call(roles.counts, { query: sent(wanted) });
  if (!isSame(counts.body, countsOf(corpus, open, wanted))) wrong.push(`the counts of ${what}`);
  return { total: expected.length, page, counting: counts.cost.rru, wrong };
}
