import { createServer } from 'node:http';
import { decrypt } from 'http_ece';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { PushPayload, PushSubscriptionInput } from '../../../shared/model/push.ts';
import { testedSystem } from '../system.ts';
import { type BrowserKeys, newBrowser } from './push.ts';

/** A push as a browser gets it. */
export interface Received {
  payload: PushPayload;
  ttl: string | undefined;
  topic: string | undefined;
  /** Who says to be its sender, as signed (RFC 8292). */
  contact: unknown;
  /** The key by which it was signed. */
  publicKey: string;
}

/** A browser at the push service of the tests. */
export interface PushedBrowser {
  subscription: PushSubscriptionInput;
  received: Received[];
  /** Statuses that the service answers next, before it takes pushes again. */
  refusals: number[];
  /** How often the service was called about this browser. */
  calls(): number;
}

export interface PushService {
  browser(): PushedBrowser;
  close(): Promise<void>;
}

/** Verifies who signs a push; throws when nobody does whom the service could tell from others. */
async function verified(authorization: string, audience: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, decodeProtectedHeader(token).alg);
  const { payload } = await jwtVerify(token, key, { audience, algorithms: ['ES256'] });
  return { contact: payload.sub, publicKey };
}

function opened(body: Buffer, { privateKey, auth }: BrowserKeys): PushPayload {
  const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth.toString('base64url') });
  return JSON.parse(text.toString());
}

/** Starts the push service of this machine, whose browsers the system under test may push to. */
export async function startPushService(): Promise<PushService> {
  const origin = testedSystem().environment?.LOCAL_PUSH_SERVICE;
  if (!origin) throw new Error('the system under test knows no push service of this machine');
  const browsers = new Map<string, PushedBrowser & { keys: BrowserKeys; asked: number }>();
  const server = createServer(async (request, response) => {
    const found = browsers.get(origin + request.url);
    if (!found) return response.writeHead(410).end();
    found.asked += 1;
    const refusal = found.refusals.shift();
    if (refusal !== undefined) return response.writeHead(refusal, { location: origin }).end();
    const { headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    found.received.push({
      payload: opened(Buffer.concat(parts), found.keys),
      ttl: headers.ttl?.toString(),
      topic: headers.topic?.toString(),
      ...(await verified(headers.authorization ?? '', origin)),
    });
    return response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  return {
    browser() {
      const { subscription, keys } = newBrowser(origin);
      const browser = {
        ...{ subscription, keys, received: [], refusals: [], asked: 0 },
        calls: () => browser.asked,
      };
      browsers.set(subscription.endpoint, browser);
      return browser;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
