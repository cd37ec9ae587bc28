import { keptKey } from './kept-secret.ts';

/** Hashes e-mail addresses that take no mail. */
export const addressKey = /* @__PURE__ */ keptKey('address-key');
