import { readStoredCard } from '../../members/store/members.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import { readRelation, readRelations } from './relations.ts';
import { endingOf } from './separation.ts';

const PAGE = 25;

/** Ends what a vanished member was to another: they may still be answering a request, or leaving as well. */
const end = (memberId: string, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [mine, theirs, card] = await Promise.all([
      readRelation(memberId, otherId),
      readRelation(otherId, memberId),
      readStoredCard(otherId, { consistent: true }),
    ]);
    if (mine) await transact(endingOf(mine, theirs, card ? [otherId] : []));
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
