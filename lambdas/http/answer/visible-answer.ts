import { IDS_LOOKED_UP } from '../../../shared/limits.ts';
import { blockedAmong } from '../../visibility/hidden.ts';
import { idsIn, isOf, namedIn, visiblePart } from '../../visibility/visible-part.ts';
import { NotFound } from '../errors.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * What the caller may see of an answer: in no list of it is anybody, or anything of anybody, who is hidden from them.
 *
 * @throws NotFound when the answer as a whole is about such a member
 */
export async function visibleAnswer({ route, viewer }: RequestContext, answer: unknown): Promise<unknown> {
  const hidden = await viewer?.hidden();
  if (!hidden) return answer;
  const { memberId, blocked, muted, isPartial } = hidden;
  const rows =
    route.leavesOutMuted && Array.isArray(answer) ? answer.filter((row) => !isOf(row, muted)) : answer;
  if (blocked.size === 0 && !isPartial) return rows;
  const named = new Set(namedIn(rows));
  const unnamed = isPartial
    ? [...new Set(idsIn(rows, memberId))].filter((id) => id !== memberId && !named.has(id))
    : [];
  const gone = await blockedAmong(hidden, [...blocked, ...named, ...unnamed.slice(0, IDS_LOOKED_UP)]);
  if (isOf(rows, gone)) throw new NotFound();
  // To look up each of thousands of ids would be dear, and none is shown that may be of a hidden member.
  return visiblePart(rows, new Set([...gone, ...unnamed.slice(IDS_LOOKED_UP)]), gone);
}
