import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_MAX } from '../../shared/limits.ts';
import { errors as texts } from '../../shared/texts.ts';
import type { RequestItem } from '../data/items/call.ts';
import { type Claim, claimRequest, readClaim, releaseClaim, rememberAnswer } from '../data/requests.ts';
import { BadRequest, HttpError } from './errors.ts';
import { type Exchange, header, type Link } from './exchange.ts';
import { secrets } from './secrets.ts';

const WAIT_MS = 150;
const WAITS = 20;

async function fingerprint({ route, event, rawBody }: Exchange): Promise<string> {
  const { requestKey } = await secrets();
  return createHmac('sha256', requestKey)
    .update([route.name, event.rawPath, rawBody].join('\n'))
    .digest('base64url');
}

/** Waits a bearable time for a twin of this call: until it has answered, or was refused and has given the claim back. */
async function twinOf(claim: Claim): Promise<RequestItem | undefined> {
  let twin: RequestItem | undefined = claim;
  for (let i = 0; twin && !twin.answer && i < WAITS; i += 1) {
    await sleep(WAIT_MS);
    twin = await readClaim(claim);
  }
  return twin;
}

async function claimKey(exchange: Exchange, key: string, print: string): Promise<void> {
  const caller = exchange.memberId ?? 'visitor';
  const [claim] = await Promise.all([claimRequest(caller, key, print), exchange.account]);
  if (claim.fingerprint !== print) throw new HttpError(422, 'KEY_REUSED', texts.keyReused);
  exchange.claim = claim;
  if (!claim.isRepeat || exchange.route.idempotent) return;
  const twin = await twinOf(claim);
  if (!twin) return claimKey(exchange, key, print);
  exchange.remembered = twin.answer;
}

/**
 * Honours `Idempotency-Key` on unsafe calls (WIRE section 0): a repeat has one effect and gets the same answer.
 *
 * The key is claimed before the work begins. Routes that are idempotent by nature simply run again; of the others the
 * answer is kept, and a repeat after a crash runs again with the same ids (`idsOf`), so that its writes meet their own
 * first try. A refused call has had no effect, so its key is free again. Of visitors only keys of calls that create
 * something are claimed, which are limited per address: anybody could fill the table with others.
 */
export const idempotency: Link = {
  before: async ({ event: exchange }) => {
    const key = header(exchange, 'idempotency-key');
    if (key === undefined || exchange.route.method === 'GET') return;
    if (!/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_MAX)
      throw new BadRequest(texts.keyInvalid, undefined, 'INVALID_KEY');
    if (exchange.memberId === undefined && exchange.route.status !== 201) return;
    await claimKey(exchange, key, await fingerprint(exchange));
  },
  after: async ({ event: { claim, remembered, route }, response }) => {
    if (!claim || remembered || route.idempotent || !response?.body) return;
    await rememberAnswer(claim, { status: response.statusCode ?? 200, body: response.body });
  },
  onError: async ({ event: { claim }, error }) => {
    const isRefusal = error instanceof HttpError && error.status < 500;
    if (claim && !claim.isRepeat && isRefusal) await releaseClaim(claim);
  },
};
