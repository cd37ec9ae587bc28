import { ApiError } from './error.ts';

/** A fresh `Idempotency-Key`. Not `randomUUID`, which browsers keep from pages served without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Hands out one key per intent of a person. */
export interface IdempotencyKeys {
  /** The key for a call with this input: the last one again when that call ended without a known outcome. */
  keyFor(input: unknown): string;
  /** The last call ended, well or with this error. */
  ended(error?: unknown): void;
}

/**
 * Keeps the key of a call whose outcome is unknown, so that pressing the button again is the same intent and cannot,
 * for example, post the same words twice. Another input, or a known outcome, is a new intent.
 */
export function idempotencyKeys(): IdempotencyKeys {
  let open: { input: string; key: string } | undefined;
  return {
    keyFor(input) {
      const written = JSON.stringify(input) ?? '';
      if (open?.input !== written) open = { input: written, key: newIdempotencyKey() };
      return open.key;
    },
    ended(error) {
      if (!(error instanceof ApiError && error.isUnsettled)) open = undefined;
    },
  };
}
