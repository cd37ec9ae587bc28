import { keptKey } from './kept-secret.ts';

/** Makes recovery codes, and what is stored of them. */
export const recoveryCodeKey = /* @__PURE__ */ keptKey('recovery-code-key');
