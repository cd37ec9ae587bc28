import * as z from 'zod';
import { PUSH_ENDPOINT_MAX } from '../limits.ts';

/** What a browser gives of its subscription (W3C Push API, `PushSubscriptionJSON`), as far as it is needed. */
export const pushSubscription = () =>
  z.object({
    endpoint: z.url().max(PUSH_ENDPOINT_MAX),
    keys: z.object({
      /** A point on P-256, uncompressed: 65 bytes that begin with 4. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      /** 16 bytes. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  });
export type PushSubscriptionInput = z.infer<ReturnType<typeof pushSubscription>>;

export const pushState = () =>
  z.strictObject({
    /** What browsers subscribe with (RFC 8292). */
    publicKey: z.string(),
    /** Whether the caller's session has a subscription. */
    subscribed: z.boolean(),
  });
export type PushState = z.infer<ReturnType<typeof pushState>>;

/** What the service worker of a browser is sent. */
export interface PushPayload {
  text: string;
  /** The screen that it leads to. */
  path: string;
  /** A notification takes the place of one with the same tag. */
  tag: string;
}
