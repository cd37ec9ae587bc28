import { retryOnConflict } from '../../table/retry.ts';
import type { Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { readCard } from '../../users/store/members.ts';
import type { RelationItem } from './items.ts';
import { countConnections, inState, isCounted, stillConnected } from './relation-writes.ts';
import { readRelation, readRelations } from './relations.ts';

const PAGE = 25;

/** The writes that end what a vanished member was to another, with the other's count. */
function ending(
  mine: Stored<RelationItem>,
  theirs: Stored<RelationItem> | undefined,
  isMember: boolean,
): Write[] {
  const own: Write = { delete: mine, ...inState(mine.state, mine.requestedAt) };
  if (!theirs || theirs.requestedAt !== mine.requestedAt) return [own];
  if (mine.state !== 'connected' || theirs.state !== 'connected')
    return [own, { delete: theirs, ...inState(theirs.state, theirs.requestedAt) }];
  return [
    { delete: mine, ...stillConnected(mine) },
    { delete: theirs, ...stillConnected(theirs) },
    ...(isMember && isCounted(mine, theirs) ? [countConnections(mine.otherId, -1)] : []),
  ];
}

/** Ends what a vanished member was to another: they may still be answering a request, or leaving as well. */
const end = (memberId: string, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [mine, theirs, card] = await Promise.all([
      readRelation(memberId, otherId),
      readRelation(otherId, memberId),
      readCard(otherId, { consistent: true }),
    ]);
    if (mine) await transact(ending(mine, theirs, card !== undefined));
  });

/**
 * Ends a page of what a vanished member was to others.
 *
 * @returns whether more may be left
 */
export async function sweepRelations(memberId: string): Promise<boolean> {
  const { items, more } = await readRelations(memberId, { limit: PAGE });
  for (const { otherId } of items) await end(memberId, otherId);
  return more;
}
