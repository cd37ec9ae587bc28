import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { handle } from '../http/handle.ts';
import { readStoredCard } from '../members/store/members.ts';
import { disconnect } from './store/connecting.ts';
import { NotConnectedError } from './store/errors.ts';

async function answer(memberId: string) {
  // A connection that was made a moment ago may not be counted yet.
  const card = await readStoredCard(memberId, { consistent: true });
  return { message: texts.removed, updatedConnectionCount: Math.max(0, card?.connectionCount ?? 0) };
}

export const handler = handle(
  connections.remove,
  async ({ member, params, effect }) => {
    const isSelf = params.userId === member._id;
    const done = !isSelf && (await disconnect(effect, member._id, params.userId));
    if (!done) throw new NotConnectedError();
    return answer(member._id);
  },
  ({ member }) => answer(member._id),
);
