import { keptKey } from './kept-secret.ts';

/** Goes into the hash of every password. */
export const passwordPepper = /* @__PURE__ */ keptKey('password-pepper');
