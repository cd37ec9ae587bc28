import type { CardItem } from '../../users/store/items.ts';
import { type Connection, readConnections, relatedAmong } from './relations.ts';

/** Connections looked through for one page, at most. */
const LOOKED_THROUGH = 1_000;
const STEP = 100;

/**
 * Members to whom two others are both connected. The shorter list is looked through from its newest end, so that a
 * member with 30,000 connections costs no more than the other one has.
 *
 * @param before where the page before has ended
 * @returns their ids, and where to go on if there may be more: fewer than `limit` are no sign of the end
 */
export async function mutualConnections(
  one: CardItem,
  other: CardItem,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ memberIds: string[]; next: string | undefined }> {
  const [short, long] = one.connectionCount <= other.connectionCount ? [one, other] : [other, one];
  const found: Connection[] = [];
  let next = before;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += STEP) {
    const { connections, more } = await readConnections(short._id, { before: next, limit: STEP });
    const shared = await relatedAmong(
      long._id,
      connections.map(({ otherId }) => otherId),
      ['connected'],
    );
    found.push(...connections.filter(({ otherId }) => shared.has(otherId)));
    if (found.length > limit)
      return { memberIds: ids(found.slice(0, limit)), next: found[limit - 1]?.connectionId };
    next = more ? connections.at(-1)?.connectionId : undefined;
    if (next === undefined) break;
  }
  return { memberIds: ids(found), next };
}

const ids = (connections: Connection[]): string[] => connections.map(({ otherId }) => otherId);
