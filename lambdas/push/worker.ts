import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isLive, readAccount } from '../http/session/accounts.ts';
import type { JobItem } from '../jobs/items.ts';
import { workOnMessages } from '../jobs/messages.ts';
import { countFailure, finishJob, readJob } from '../jobs/store.ts';
import { connectionsOf } from '../live/connections.ts';
import { logger } from '../logger.ts';
import type { PushComposer, PushDraft } from './kind.ts';
import { type PushOrder, sendPushJob } from './orders.ts';
import { type Outcome, payloadOf, sendPush } from './sender.ts';
import { claimPush, releasePush } from './store/pushed.ts';
import { forgetSubscription, type Subscription, subscriptionsOf } from './store/subscriptions.ts';

/** Fewer than the queue has: a push that a service does not take for minutes is no work that somebody has to look after. */
const TRIES = 4;

/** The browsers of a member whose session lives. */
async function liveSubscriptions(memberId: string): Promise<Subscription[]> {
  const [account, all] = await Promise.all([readAccount(memberId), subscriptionsOf(memberId)]);
  const { live = [], ended = [] } = Object.groupBy(all, ({ sessionId }) =>
    account && isLive(account, sessionId) ? 'live' : 'ended',
  );
  await Promise.all(ended.map(forgetSubscription));
  return live;
}

/** Tells one browser, unless it has been told before. */
async function tell(subscription: Subscription, draft: PushDraft, about: string): Promise<Outcome> {
  const subject = `${about} ${draft._id}`;
  if (!(await claimPush(subscription, subject))) return { state: 'sent' };
  const outcome = await sendPush(subscription, payloadOf(draft.text, draft.path, about));
  switch (outcome.state) {
    case 'gone':
      await forgetSubscription(subscription);
      break;
    case 'delayed':
      await releasePush(subscription, subject);
      break;
    case 'refused':
      logger.error('push was refused', {
        pushService: new URL(subscription.endpoint).hostname,
        status: outcome.status,
      });
      break;
    default:
  }
  return outcome;
}

/** @throws Error when it is to be tried again */
async function tryAgain(job: JobItem): Promise<void> {
  if ((job.failures ?? 0) + 1 >= TRIES) {
    logger.info('push was given up', { jobId: job.jobId });
    await finishJob(job);
    return;
  }
  await countFailure(job.jobId);
  throw new Error('a push service does not take pushes now');
}

async function send(jobId: string, composers: ReadonlyMap<string, PushComposer>): Promise<void> {
  const job = await readJob<PushOrder>(sendPushJob, jobId);
  if (!job) return;
  const { about: order } = job;
  const composer = composers.get(order.push);
  if (!composer) throw new Error(`this worker knows no such push: ${order.push}`);
  // Whoever has Hearth open sees it there.
  const isOpen = (await connectionsOf(order.memberId)).length > 0;
  const subscriptions = isOpen ? [] : await liveSubscriptions(order.memberId);
  const draft = subscriptions.length > 0 ? await composer.compose(order) : undefined;
  if (draft) {
    const about = `${composer.name}#${composer.about(order)}`;
    const outcomes = await Promise.all(subscriptions.map((one) => tell(one, draft, about)));
    if (outcomes.some(({ state }) => state === 'delayed')) return tryAgain(job);
  }
  await finishJob(job);
}

/**
 * Creates the worker that sends the pushes that messages name. What a push service does not take is tried again a few times
 * by the queue.
 *
 * @param pushes the kinds of all resources, and how they are composed
 */
export function pushWorker(pushes: PushComposer[]) {
  const composers = new Map(pushes.map((push) => [push.name, push]));
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    workOnMessages(event, 'push', (jobId) => send(jobId, composers));
}
