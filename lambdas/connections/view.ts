import type { UserCard } from '../../shared/model/member.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { Reply } from '../http/reply.ts';
import { presentPeople } from '../users/views/people.ts';
import { readConnections } from './store/relations.ts';

/**
 * A page of a member's connections, newest first.
 *
 * @param list the list that is paged, for its cursor
 * @param ownerId whose connections
 */
export async function connectionsPage(
  list: string,
  ownerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<UserCard[]>> {
  const before = await openCursor(list, cursor);
  const { connections, more } = await readConnections(ownerId, { before, limit });
  const last = connections.at(-1);
  const [people, next] = await Promise.all([
    presentPeople(connections.map(({ otherId }) => otherId)),
    more && last ? sealCursor(list, last.connectionId) : undefined,
  ]);
  return new Reply(people, { next });
}
