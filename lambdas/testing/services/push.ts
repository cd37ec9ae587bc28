import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '../../../shared/model/push.ts';

/** The name of a push service that nobody has. */
const NOBODYS = 'https://nobody.push.apple.com';

/** What a browser keeps to itself of its subscription. */
export interface BrowserKeys {
  privateKey: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** The keys of a new subscription of a browser, and what the browser gives of it. */
export function newBrowser(service = NOBODYS): { subscription: PushSubscriptionInput; keys: BrowserKeys } {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${service}/${randomUUID()}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    keys: { privateKey, auth },
  };
}

/** What a new browser gives of its subscription. */
export const newSubscription = (service?: string): PushSubscriptionInput => newBrowser(service).subscription;
