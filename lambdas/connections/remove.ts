import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts.ts';
import { disconnect } from '../data/connecting.ts';
import { readCard } from '../data/members.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(connections.remove, async ({ member, params, isRepeat }) => {
  const isSelf = params.userId === member._id;
  const done = !isSelf && (await disconnect(member._id, params.userId));
  if (!done && !isRepeat) throw new BadRequest(texts.notConnected);
  const card = await readCard(member._id, { consistent: true });
  return { message: texts.removed, updatedConnectionCount: card?.connectionCount ?? 0 };
});
