import { connections } from '../../shared/api/connections.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { handle } from '../http/handle.ts';
import { answerRequest } from './answer-request.ts';
import { rejectRequest } from './store/requests.ts';

export const handler = handle(
  connections.reject,
  async ({ member, params, effect }) => {
    await answerRequest(effect, params.requestId, member._id, rejectRequest);
    return { message: texts.rejected };
  },
  () => ({ message: texts.rejected }),
);
