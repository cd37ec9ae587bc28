import { keptKey } from './kept-secret.ts';

/** Hashes what was asked for under an Idempotency-Key. */
export const requestKey = /* @__PURE__ */ keptKey('request-key');
