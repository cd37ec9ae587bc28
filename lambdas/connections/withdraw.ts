import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { withdrawRequest } from './store/requests.ts';

export const handler = handle(
  connections.withdraw,
  async ({ member, params, effect }) => {
    const withdrawn = await withdrawRequest(effect, member._id, params.userId);
    if (!withdrawn) throw new NotFound(texts.noPendingRequest);
    return { message: texts.withdrawn };
  },
  () => ({ message: texts.withdrawn }),
);
