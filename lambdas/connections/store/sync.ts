import * as z from 'zod';
import { ROLES, role } from '../../../shared/model/member.ts';
import { readRole } from '../../members/store/role-lists.ts';
import { beginWalk, walkOn } from './repair.ts';

const MEMBERS_AT_ONCE = 25;

const LISTS = [...ROLES, null] as const;

/** How far the sync has come: in which list of members, behind whom, and in whose relations. */
const position = z.object({
  list: role.nullable(),
  behind: z.string().optional(),
  walk: z
    .object({
      memberId: z.string(),
      after: z.string().optional(),
      connected: z.number(),
      counted: z.number(),
    })
    .optional(),
});
type Position = z.infer<typeof position>;

export interface Step {
  /** Ids of members who were changed. */
  repaired: string[];
  /** Where to go on; undefined when everybody has been looked at. */
  cursor: string | undefined;
}

const nextList = (list: Position['list']): Position['list'] | undefined => LISTS[LISTS.indexOf(list) + 1];

const ended = (list: Position['list']): string | undefined => {
  const next = nextList(list);
  return next === undefined ? undefined : JSON.stringify({ list: next } satisfies Position);
};

/**
 * Puts right what is wrong between members, one bounded step at a time: a page of one member's
 * relations, or a few members with little between them.
 *
 * @param cursor where the step before has ended; absent at the beginning
 */
export async function syncStep(cursor?: string): Promise<Step> {
  const { list, behind, walk }: Position = cursor ? position.parse(JSON.parse(cursor)) : { list: LISTS[0] };
  if (walk) {
    const { repaired, next } = await walkOn(walk);
    const at = next ? { list, behind, walk: next } : { list, behind: walk.memberId };
    return { repaired, cursor: JSON.stringify(at satisfies Position) };
  }
  const { memberIds, more } = await readRole(list, { before: behind, limit: MEMBERS_AT_ONCE });
  const repaired: string[] = [];
  for (const memberId of memberIds) {
    const begun = await beginWalk(memberId);
    if (!begun) continue;
    const { repaired: changed, next } = await walkOn(begun);
    repaired.push(...changed);
    if (next) return { repaired, cursor: JSON.stringify({ list, behind, walk: next } satisfies Position) };
  }
  if (!more) return { repaired, cursor: ended(list) };
  return { repaired, cursor: JSON.stringify({ list, behind: memberIds.at(-1) } satisfies Position) };
}
