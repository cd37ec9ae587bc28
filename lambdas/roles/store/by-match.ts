import { COMMITMENTS } from '../../../shared/choices.ts';
import { ROLE_SKILLS_MAX } from '../../../shared/limits.ts';
import type { Commitment } from '../../../shared/model/role.ts';
import {
  commitmentFits,
  matchScore,
  type Seeker,
  townOf,
} from '../../../shared/rules/projects/role-match.ts';
import { skillKeys } from '../../../shared/rules/projects/skills.ts';
import { readMatches, wantedBy } from '../../listing/find-page.ts';
import { readAll } from '../../listing/sorted-list.ts';
import { readPrefix } from '../../listing/word-index.ts';
import { roleListKeys, roleWordKeys } from './listing/keys.ts';
import { type RoleFilter, roleListName } from './listing/lists.ts';
import { TERMS } from './listing/terms.ts';

const readList = (filter: RoleFilter): Promise<number[]> =>
  readAll({ keys: roleListKeys, name: roleListName(filter) });

const readTerm = (term: string): Promise<Set<number>> => readPrefix(roleWordKeys, term);

/** How many of the job seeker's skills roles name. */
async function readMatched({ skills }: Seeker): Promise<Map<number, number>> {
  const sets = await Promise.all([...skillKeys(skills)].map((key) => readTerm(TERMS.skill(key))));
  const matched = new Map<number, number>();
  for (const set of sets) for (const number of set) matched.set(number, (matched.get(number) ?? 0) + 1);
  return matched;
}

/** How many skills roles name. */
async function readAsked(): Promise<Map<number, number>> {
  const counts = Array.from({ length: ROLE_SKILLS_MAX + 1 }, (_, count) => count);
  const sets = await Promise.all(counts.map((count) => readTerm(TERMS.asked(count))));
  return new Map(counts.flatMap((count) => [...(sets[count] ?? [])].map((number) => [number, count])));
}

/** Open roles whose commitment does not suit the job seeker. */
async function readUnsuiting({ openToRoles }: Seeker): Promise<Set<number>> {
  const others = (Object.keys(COMMITMENTS) as Commitment[]).filter(
    (commitment) => !commitmentFits(commitment, openToRoles),
  );
  return new Set((await Promise.all(others.map((commitment) => readList({ commitment })))).flat());
}

/** Open roles whose work is done elsewhere. */
async function readElsewhere({ location }: Seeker): Promise<Set<number>> {
  const towns = [...new Set(['', townOf(location)])];
  const [onSite, hybrid, ...here] = await Promise.all([
    readList({ place: 'onSite' }),
    readList({ place: 'hybrid' }),
    ...towns.map((town) => readTerm(TERMS.town(town))),
  ]);
  return new Set([...onSite, ...hybrid].filter((number) => here.every((set) => !set.has(number))));
}

/**
 * The numbers of all open roles that a filter and a search leave, those that fit a job seeker best first, the newest first
 * among equals. Exact by `matchScore`; it reads some bits of every open role.
 */
export async function findByMatch(
  seeker: Seeker,
  filter: RoleFilter,
  request: { search: string; terms: string[] },
): Promise<number[]> {
  const wanted = wantedBy(request);
  const [listed, found, matched, asked, unsuiting, elsewhere] = await Promise.all([
    readList(filter),
    wanted.length > 0 ? readMatches(roleWordKeys, wanted) : undefined,
    readMatched(seeker),
    readAsked(),
    readUnsuiting(seeker),
    readElsewhere(seeker),
  ]);
  const scored = listed
    .filter((number) => found?.has(number) ?? true)
    .map((number) => {
      const fit = {
        asked: asked.get(number) ?? 0,
        matched: matched.get(number) ?? 0,
        commitmentFits: !unsuiting.has(number),
        placeFits: !elsewhere.has(number),
      };
      return { number, score: matchScore(fit) };
    });
  return scored.sort((a, b) => b.score - a.score || b.number - a.number).map(({ number }) => number);
}
