import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { PUSH_KEPT, PUSH_TEXT_MAX, SECOND } from '../../shared/limits.ts';
import type { PushPayload } from '../../shared/model/push.ts';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { publicPushKey } from '../secrets/push-keys.ts';
import { pushSigningKey } from '../secrets/push-signing-key.ts';
import { isPushService } from './services.ts';
import type { Subscription } from './store/subscriptions.ts';

const TIMEOUT_MS = 5 * SECOND;

/**
 * What has become of a push: `gone` when the browser has no such subscription any more, `refused` for good, or `delayed` when
 * it may be tried again.
 */
export type Outcome = { state: 'sent' | 'gone' | 'delayed' } | { state: 'refused'; status: number };

/** What stands for a subject, in as few letters as push services and browsers take (RFC 8030, 5.4). */
const tagOf = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 32);

/** The payload of a push, small enough for every push service. */
export const payloadOf = (text: string, path: string, about: string): PushPayload => ({
  text: text.length > PUSH_TEXT_MAX ? `${text.slice(0, PUSH_TEXT_MAX - 1)}…` : text,
  path,
  tag: tagOf(about),
});

/** The request of a push; undefined when the keys of the subscription are none: members send them. */
async function requestFor({ endpoint, p256dh, auth }: Subscription, payload: PushPayload) {
  const { PUSH_CONTACT: subject } = config();
  if (!subject) throw new Error('this function was not told who runs the site');
  const privateKey = await pushSigningKey();
  const vapidDetails = {
    subject,
    publicKey: publicPushKey(privateKey),
    privateKey: Buffer.from(privateKey).toString('base64url'),
  };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails,
      contentEncoding: 'aes128gcm',
      TTL: PUSH_KEPT / SECOND,
      // What is still to be delivered makes way for a newer one about the same.
      topic: payload.tag,
    });
  } catch (error) {
    logger.error('push could not be encrypted', { error: error instanceof Error ? error : String(error) });
    return undefined;
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  return status === 429 || status >= 500 ? { state: 'delayed' } : { state: 'refused', status };
}

/** Hands a push, encrypted for the browser, to its push service, once. */
export async function sendPush(subscription: Subscription, payload: PushPayload): Promise<Outcome> {
  const { endpoint } = subscription;
  if (!isPushService(endpoint)) return { state: 'gone' };
  const request = await requestFor(subscription, payload);
  if (!request) return { state: 'gone' };
  const { headers, body } = request;
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // A push service that led elsewhere could lead anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(status);
  } catch (error) {
    logger.error('push service did not answer', {
      pushService: new URL(endpoint).hostname,
      error: error instanceof Error ? error : String(error),
    });
    return { state: 'delayed' };
  }
}
