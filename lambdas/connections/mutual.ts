import { connections } from '../../shared/api/connections.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import { readCards, readListed } from '../members/store/members.ts';
import { presentCard } from '../members/views/card.ts';
import { mutualConnections } from './store/mutual.ts';

export const handler = handle(connections.mutual, async ({ member, params, query }) => {
  const list = `${connections.mutual.name} ${params.userId}`;
  const before = await decodeCursor(list, query.cursor);
  const cards = await readCards(member, [member._id, params.userId]);
  const [mine, theirs] = [cards.get(member._id), cards.get(params.userId)];
  if (!mine || !theirs) throw new MemberNotFoundError();
  const { memberIds, next } = await mutualConnections(mine, theirs, { before, limit: query.limit });
  const found = await readListed(member, memberIds);
  return new Reply(found.map(presentCard), { next: next && (await encodeCursor(list, next)) });
});
