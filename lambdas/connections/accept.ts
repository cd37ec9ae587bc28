import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { handle } from '../http/handle.ts';
import { answerRequest } from './answer-request.ts';
import { acceptRequest } from './store/connecting.ts';

export const handler = handle(
  connections.accept,
  async ({ member, params, effect }) => {
    await answerRequest(effect, params.requestId, member._id, acceptRequest);
    return { message: texts.accepted };
  },
  () => ({ message: texts.accepted }),
);
