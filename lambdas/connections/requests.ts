import { connections } from '../../shared/api/connections.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readCards } from '../members/store/members.ts';
import { readRequests } from './store/relations.ts';
import { presentRequest } from './view.ts';

export const handler = handle(connections.requests, async ({ member, query }) => {
  const before = await decodeCursor(connections.requests.name, query.cursor);
  const { requests, more } = await readRequests(member._id, { before, limit: query.limit });
  const last = requests.at(-1);
  const next = more && last ? await encodeCursor(connections.requests.name, last.requestedAt) : undefined;
  const senders = await readCards(
    member,
    requests.map(({ otherId }) => otherId),
  );
  const shown = requests.flatMap((request) => {
    const sender = senders.get(request.otherId);
    return sender ? [presentRequest(member._id, request, sender)] : [];
  });
  return new Reply(shown, { next });
});
