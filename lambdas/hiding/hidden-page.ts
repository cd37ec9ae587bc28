import type { UserCard } from '../../shared/model/member.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Reply } from '../http/reply.ts';
import { readStoredCards } from '../members/store/members.ts';
import { presentCard } from '../members/views/card.ts';
import type { EdgeKind } from '../visibility/keys.ts';
import { readEdges } from './store/edges.ts';

/** A page of the members whom a member has blocked, or mutes, newest first; with `userId`, of them that member alone. */
export async function hiddenPage(
  kind: EdgeKind,
  memberId: string,
  { cursor, limit, userId }: { cursor?: string | undefined; limit: number; userId?: string | undefined },
): Promise<Reply<UserCard[]>> {
  const list = `${kind} ${memberId}`;
  const before = await decodeCursor(list, cursor);
  const { memberIds, next } = await readEdges(kind, memberId, { before, limit, otherId: userId });
  const cards = await readStoredCards(memberIds);
  const shown = memberIds.flatMap((id) => cards.get(id) ?? []);
  return new Reply(shown.map(presentCard), { next: next && (await encodeCursor(list, next)) });
}
