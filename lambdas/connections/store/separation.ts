import type { Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { RelationItem } from './items.ts';
import { countConnections, inState, isCounted, stillConnected } from './relation-writes.ts';
import { readRelation } from './relations.ts';
import { takingBack } from './requests.ts';

/**
 * The writes that end what a member is to another, on both sides and without a word.
 *
 * @param counting ids of those of the two whose cards count the connection
 */
export function endingOf(
  mine: Stored<RelationItem>,
  theirs: Stored<RelationItem> | undefined,
  counting: string[],
): Write[] {
  const own: Write = { delete: mine, ...inState(mine.state, mine.requestedAt) };
  if (!theirs || theirs.requestedAt !== mine.requestedAt) return [own];
  if (mine.state !== 'connected' || theirs.state !== 'connected')
    return [own, { delete: theirs, ...inState(theirs.state, theirs.requestedAt) }];
  return [
    { delete: mine, ...stillConnected(mine) },
    { delete: theirs, ...stillConnected(theirs) },
    ...(isCounted(mine, theirs) ? counting.map((memberId) => countConnections(memberId, -1)) : []),
  ];
}

const isOver = ({ state }: RelationItem): boolean => state === 'rejected' || state === 'ended';

/**
 * The writes that end the connection of two members, or the request between them; none when there is neither. How often
 * one has rejected the other stays known.
 */
export async function separationWrites(memberId: string, otherId: string): Promise<Write[]> {
  const [mine, theirs] = await Promise.all([
    readRelation(memberId, otherId),
    readRelation(otherId, memberId),
  ]);
  if (!mine || isOver(mine)) return [];
  if (mine.state === 'pending_recipient') return takingBack(mine, memberId, otherId);
  if (theirs?.state === 'pending_recipient') return takingBack(theirs, otherId, memberId);
  return endingOf(mine, theirs, [memberId, otherId]);
}
