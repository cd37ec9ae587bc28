import { keptKey } from './kept-secret.ts';

/** Signs pushes. */
export const pushSigningKey = /* @__PURE__ */ keptKey('push-signing-key');
