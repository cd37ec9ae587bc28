import { NEWS_BEFORE_PUSH, NEWS_BEFORE_PUSH_WHILE_OPEN } from '../../shared/limits.ts';
import { jobKind } from '../jobs/kind.ts';
import { delayed, type Job, newJob, openJob } from '../jobs/store.ts';
import { connectionsOf } from '../live/connections.ts';
import { retryOnConflict } from '../table/retry.ts';
import { put } from '../table/table.ts';
import type { PushKind } from './kind.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

/** A push that is to be sent, as its job holds it: the name of its kind beside the payload of that kind. */
export interface PushOrder {
  push: string;
  memberId: string;
}

/** Has a worker of its own, the only function that calls push services. */
export const sendPushJob = jobKind<PushOrder>('send-push', 'PUSH_QUEUE_URL');

/** The job of a push; there is one at a time about each thing. */
export const pushJob = <Payload extends { memberId: string }>(
  { name, about }: PushKind<Payload>,
  payload: Payload,
): Job<PushOrder> =>
  newJob(sendPushJob, { ...payload, push: name }, `${name}#${payload.memberId}#${about(payload)}`);

/** Opens a job, or lets the open one do it as well, unless that has begun and may have looked already. */
async function openOrRenew(job: Job & { restsUntil: number }): Promise<void> {
  const { restsUntil = 0 } = await openJob(job);
  if (restsUntil < Date.now()) await retryOnConflict(() => put(job));
}

/** Orders pushes to the browsers of their members; nothing for who has none. Many about one thing are one. */
export async function orderPushes(jobs: readonly Job<PushOrder>[]): Promise<void> {
  const byMember = Map.groupBy(jobs, ({ about }) => about.memberId);
  await Promise.all(
    [...byMember].map(async ([memberId, own]) => {
      if ((await subscriptionsOf(memberId)).length === 0) return;
      const isOpen = (await connectionsOf(memberId)).length > 0;
      const rest = isOpen ? NEWS_BEFORE_PUSH_WHILE_OPEN : NEWS_BEFORE_PUSH;
      const different = new Map(own.map((job) => [job.jobId, job]));
      await Promise.all([...different.values()].map((job) => openOrRenew(delayed(job, rest))));
    }),
  );
}
