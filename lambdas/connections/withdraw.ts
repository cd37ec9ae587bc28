import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { handle } from '../http/handle.ts';
import { RequestNotFoundError } from './store/errors.ts';
import { withdrawRequest } from './store/requests.ts';

export const handler = handle(
  connections.withdraw,
  async ({ member, params, effect }) => {
    const withdrawn = await withdrawRequest(effect, member._id, params.userId);
    if (!withdrawn) throw new RequestNotFoundError();
    return { message: texts.withdrawn };
  },
  () => ({ message: texts.withdrawn }),
);
