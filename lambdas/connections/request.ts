import { connections } from '../../shared/api/connections.ts';
import { isAdministrator } from '../../shared/rules/members/administrator.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { handle } from '../http/handle.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import { readCard } from '../members/store/members.ts';
import {
  AdministratorError,
  AlreadyConnectedError,
  AlreadyRequestedError,
  DeclinedError,
  OwnRequestError,
} from './store/errors.ts';
import { requestIdOf, sendRequest, waitToAsk } from './store/requests.ts';

export const handler = handle(
  connections.request,
  async ({ member, params, newId, effect, saveForReplay }) => {
    if (params.userId === member._id) throw new OwnRequestError();
    const [account, recipient] = await Promise.all([member.account(), readCard(member, params.userId)]);
    if (!recipient) throw new MemberNotFoundError();
    if ([account, recipient].some(isAdministrator)) throw new AdministratorError();
    const request = { requestedAt: newId(), recipientId: params.userId, senderId: member._id };
    const requestId = requestIdOf(request);
    saveForReplay(requestId);
    const outcome = await sendRequest(effect, request);
    if (outcome === 'done') return { message: texts.sent, requestId };
    if (outcome === 'connected') throw new AlreadyConnectedError();
    const wait = await waitToAsk(request);
    throw wait > 0 ? new DeclinedError(wait) : new AlreadyRequestedError();
  },
  (_, requestId) => ({ message: texts.sent, requestId }),
);
