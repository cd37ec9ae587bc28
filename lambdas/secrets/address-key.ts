import { keptKey } from './kept-secret.ts';

/** Hashes e-mail addresses and names that are remembered without being told by the table. */
export const addressKey = /* @__PURE__ */ keptKey('address-key');
