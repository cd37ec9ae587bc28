import { connections as texts } from '../../shared/texts.ts';
import { type Request, readRequestJob, requestOf } from '../data/connection-requests.ts';
import { openJob, wake } from '../data/jobs.ts';
import type { Outcome } from '../data/relation-writes.ts';
import { readRelation } from '../data/relations.ts';
import { BadRequest, Forbidden, NotFound } from '../http/errors.ts';

const unknown = () => new NotFound(texts.noPendingRequest);

const processed = () => new BadRequest(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');

/**
 * Answers a request for its recipient, who may accept or reject it (WIRE, PUT /connections/accept·reject).
 *
 * @param answer what they do
 * @param expected the state that an earlier try of this very call has left behind
 * @throws Forbidden when somebody else's, NotFound when there is no such request, BadRequest when it is answered
 */
export async function answerRequest(
  requestId: string,
  memberId: string,
  answer: (request: Request, gone: () => Error) => Promise<Outcome>,
  expected?: Outcome,
): Promise<void> {
  const request = requestOf(requestId);
  if (request.recipientId !== memberId) {
    const relation = await readRelation(request.recipientId, request.senderId);
    throw relation?.requestedAt === request.requestedAt ? new Forbidden() : unknown();
  }
  const outcome = await answer(request, unknown);
  if (outcome === 'done') {
    const job = readRequestJob(request);
    await openJob(job);
    await wake(job.jobId);
  }
  if (outcome === 'done' || outcome === expected) return;
  throw outcome === 'connected' || outcome === 'rejected' ? processed() : unknown();
}
