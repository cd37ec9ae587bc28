import { Forbidden } from '../http/errors.ts';
import type { Effect } from '../table/effect.ts';
import { AlreadyProcessedError, RequestNotFoundError } from './store/errors.ts';
import type { Outcome } from './store/relation-writes.ts';
import { readRelation } from './store/relations.ts';
import { type Request, requestOf } from './store/requests.ts';

/**
 * Answers a request for its recipient, who may accept or reject it.
 *
 * @param answer what they do
 * @throws Forbidden when somebody else's, RequestNotFoundError when there is none, AlreadyProcessedError when it is answered
 */
export async function answerRequest(
  effect: Effect,
  requestId: string,
  memberId: string,
  answer: (effect: Effect, request: Request) => Promise<Outcome>,
): Promise<void> {
  const request = requestOf(requestId);
  if (request.recipientId !== memberId) {
    const relation = await readRelation(request.recipientId, request.senderId);
    throw relation?.requestedAt === request.requestedAt ? new Forbidden() : new RequestNotFoundError();
  }
  const outcome = await answer(effect, request);
  if (outcome === 'done') return;
  const isProcessed = outcome === 'connected' || outcome === 'rejected';
  throw isProcessed ? new AlreadyProcessedError() : new RequestNotFoundError();
}
