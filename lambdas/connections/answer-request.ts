import { connections as texts } from '../../shared/texts.ts';
import { BadRequest, Forbidden, NotFound } from '../http/errors.ts';
import { openJob, wake } from '../jobs/store.ts';
import type { Outcome } from './store/relation-writes.ts';
import { readRelation } from './store/relations.ts';
import { type Request, readRequestJob, requestOf } from './store/requests.ts';

const unknown = () => new NotFound(texts.noPendingRequest);

const processed = () => new BadRequest(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');

/** Has the notice of an answered request counted as read; doing so again changes nothing. */
export async function readNoticeOf(requestId: string): Promise<void> {
  const job = readRequestJob(requestOf(requestId));
  await openJob(job);
  await wake(job.jobId);
}

/**
 * Answers a request for its recipient, who may accept or reject it (WIRE, PUT /connections/accept·reject).
 *
 * @param answer what they do
 * @throws Forbidden when somebody else's, NotFound when there is no such request, BadRequest when it is answered
 */
export async function answerRequest(
  requestId: string,
  memberId: string,
  answer: (request: Request, gone: () => Error) => Promise<Outcome>,
): Promise<void> {
  const request = requestOf(requestId);
  if (request.recipientId !== memberId) {
    const relation = await readRelation(request.recipientId, request.senderId);
    throw relation?.requestedAt === request.requestedAt ? new Forbidden() : unknown();
  }
  const outcome = await answer(request, unknown);
  if (outcome === 'done') return readNoticeOf(requestId);
  throw outcome === 'connected' || outcome === 'rejected' ? processed() : unknown();
}
