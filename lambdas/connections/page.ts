import type { UserCard } from '../../shared/model/member.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Reply } from '../http/reply.ts';
import { readListed } from '../members/store/members.ts';
import { presentCard } from '../members/views/card.ts';
import type { Viewer } from '../visibility/viewer.ts';
import { readConnections } from './store/relations.ts';

/**
 * A page of a member's connections, newest first, as far as the viewer may see them.
 *
 * @param list the list that is paged, for its cursor
 * @param ownerId whose connections
 */
export async function connectionsPage(
  viewer: Viewer,
  list: string,
  ownerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<UserCard[]>> {
  const before = await decodeCursor(list, cursor);
  const { connections, more } = await readConnections(ownerId, { before, limit });
  const last = connections.at(-1);
  const [cards, next] = await Promise.all([
    readListed(
      viewer,
      connections.map(({ otherId }) => otherId),
    ),
    more && last ? encodeCursor(list, last.connectionId) : undefined,
  ]);
  return new Reply(cards.map(presentCard), { next });
}
