import { BLOCKERS_LISTED, BLOCKS_MAX, MUTES_MAX } from '../../../shared/limits.ts';
import { httpKeys } from '../../http/keys.ts';
import type { Write } from '../../table/write.ts';
import type { EdgeItem, HiddenItem } from '../../visibility/items.ts';
import { visibilityKeys } from '../../visibility/keys.ts';
import { TooManyError } from './errors.ts';

const MOST = { blocked: BLOCKS_MAX, muted: MUTES_MAX } as const;

/** The write by which a member's calls look for who is hidden from them. */
const noteHidden = (memberId: string): Write => ({
  key: httpKeys.account(memberId),
  update: 'SET hasHidden = :true',
  condition: 'attribute_exists(pk)',
  values: { ':true': true },
});

/**
 * The writes that hide a member for one who has blocked them, or mutes them.
 *
 * @param seen who was hidden before, as it was read
 * @throws TooManyError when there are as many as may be
 */
export function hide(
  list: keyof typeof MOST,
  memberId: string,
  otherId: string,
  seen: HiddenItem | undefined,
): Write[] {
  if ((seen?.[list]?.size ?? 0) >= MOST[list]) throw new TooManyError();
  return [
    {
      key: visibilityKeys.hidden(memberId),
      update: `ADD ${list} :other`,
      condition: `attribute_not_exists(${list}) OR size(${list}) < :most`,
      values: { ':other': new Set([otherId]), ':most': MOST[list] },
    },
    ...(seen ? [] : [noteHidden(memberId)]),
  ];
}

/** Whether the list of those who have blocked a member is full, as it was read. */
export const isListFull = (seen: HiddenItem | undefined): boolean =>
  (seen?.blockers?.size ?? 0) >= BLOCKERS_LISTED;

/**
 * The writes that hide a member from one whom they have blocked. Those for whom the list has no place are counted, so that no
 * number of accounts makes the calls of a member dear.
 *
 * @param seen who was hidden before, as it was read
 */
export function hideFrom(memberId: string, blockerId: string, seen: HiddenItem | undefined): Write[] {
  const key = visibilityKeys.hidden(memberId);
  if (isListFull(seen)) return [{ key, update: 'ADD unlistedBlockers :one', values: { ':one': 1 } }];
  return [
    {
      key,
      update: 'ADD blockers :blocker',
      condition: 'attribute_not_exists(blockers) OR size(blockers) < :most',
      values: { ':blocker': new Set([blockerId]), ':most': BLOCKERS_LISTED },
    },
    ...(seen ? [] : [noteHidden(memberId)]),
  ];
}

/** A change of who is hidden from a member; none where nobody is, such as from a member who is gone. */
const change = (memberId: string, update: string, value: unknown, seen: HiddenItem | undefined): Write[] =>
  seen
    ? [
        {
          key: visibilityKeys.hidden(memberId),
          update,
          condition: 'attribute_exists(pk)',
          values: { ':value': value },
        },
      ]
    : [];

/** The write that hides a member no longer from one who has blocked them, or has muted them. */
export const show = (
  list: keyof typeof MOST,
  memberId: string,
  otherId: string,
  seen: HiddenItem | undefined,
): Write[] => change(memberId, `DELETE ${list} :value`, new Set([otherId]), seen);

/** The write that hides a member no longer from one whom they had blocked by this edge. */
export const showTo = (
  memberId: string,
  blockerId: string,
  { isUnlisted }: EdgeItem,
  seen: HiddenItem | undefined,
): Write[] =>
  isUnlisted
    ? change(memberId, 'ADD unlistedBlockers :value', -1, seen)
    : change(memberId, 'DELETE blockers :value', new Set([blockerId]), seen);
