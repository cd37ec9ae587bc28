import { keptSecret } from './kept-secret.ts';
import { parseSigningKey } from './session-keys.ts';

/** The private key that begins sessions. */
export const sessionSigningKey = /* @__PURE__ */ keptSecret('session-signing-key', parseSigningKey);
