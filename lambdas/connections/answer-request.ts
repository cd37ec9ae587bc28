import { connections as texts } from '../../shared/texts/members/connections.ts';
import { BadRequest, Forbidden, NotFound } from '../http/errors.ts';
import type { Effect } from '../table/effect.ts';
import type { Outcome } from './store/relation-writes.ts';
import { readRelation } from './store/relations.ts';
import { type Request, requestOf } from './store/requests.ts';

const unknown = () => new NotFound(texts.noPendingRequest);

const processed = () => new BadRequest(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');

/**
 * Answers a request for its recipient, who may accept or reject it.
 *
 * @param answer what they do
 * @throws Forbidden when somebody else's, NotFound when there is no such request, BadRequest when it is answered
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
    throw relation?.requestedAt === request.requestedAt ? new Forbidden() : unknown();
  }
  const outcome = await answer(effect, request);
  if (outcome === 'done') return;
  throw outcome === 'connected' || outcome === 'rejected' ? processed() : unknown();
}
