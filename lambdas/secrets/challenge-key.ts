import { keptKey } from './kept-secret.ts';

/** Signs challenges of passkeys. */
export const challengeKey = /* @__PURE__ */ keptKey('challenge-key');
