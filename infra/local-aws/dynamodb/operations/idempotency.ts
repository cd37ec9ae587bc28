import { createHash } from 'node:crypto';
import type { Bill } from '../capacity.ts';
import { tokenReused, validationFault } from '../faults.ts';
import type { Database } from '../storage/database.ts';
import type { Overlay } from '../storage/overlay.ts';
import { prefixes, under } from '../storage/storage.ts';

const WINDOW_MS = 10 * 60 * 1000;
const MAX_TOKEN_LENGTH = 36;

interface TokenRecord {
  /** Digest of the actions that the token was first used with. */
  actions: string;
  /** Epoch milliseconds. */
  at: number;
  bill: Bill;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const keyOf = (token: string) => prefixes.tokens + digest(token);
const isFresh = (record: TokenRecord) => Date.now() - record.at < WINDOW_MS;

/** A client request token together with the actions it came with. */
export interface RequestToken {
  key: string;
  actions: string;
}

/**
 * Reads the token of a transaction; to be done before anything changes the actions.
 *
 * @returns undefined when the request has none
 */
export function requestTokenOf(token: unknown, actions: unknown): RequestToken | undefined {
  if (token === undefined || token === null) return undefined;
  if (typeof token !== 'string' || token.length < 1 || token.length > MAX_TOKEN_LENGTH) {
    throw validationFault(`ClientRequestToken must have between 1 and ${MAX_TOKEN_LENGTH} characters`);
  }
  return { key: keyOf(token), actions: digest(JSON.stringify(actions)) };
}

/**
 * Looks up whether a transaction has been carried out before.
 *
 * @returns what it consumed then, or undefined when it is new
 * @throws Fault IdempotentParameterMismatchException when the token came with other actions
 */
export async function findEarlier({ level }: Database, token: RequestToken): Promise<Bill | undefined> {
  const record = await level.get<TokenRecord>(token.key);
  if (!record || !isFresh(record)) return undefined;
  if (record.actions !== token.actions) throw tokenReused();
  return record.bill;
}

/** Remembers a token with the very batch that carries the transaction out, so that a kill cannot part them. */
export function remember(overlay: Overlay, token: RequestToken, bill: Bill): void {
  const record: TokenRecord = { actions: token.actions, at: Date.now(), bill };
  overlay.writeRow(token.key, record);
}

/** Drops the tokens that no longer count. */
export async function forgetOldTokens({ level }: Database): Promise<void> {
  const stale: Dynalite.BatchEntry[] = [];
  for await (const [key, record] of level.iterator<TokenRecord>(under(prefixes.tokens))) {
    if (!isFresh(record)) stale.push({ type: 'del', key });
  }
  if (stale.length > 0) await level.batch(stale);
}
