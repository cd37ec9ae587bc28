import { keptSecret } from './kept-secret.ts';
import { parsePublicKeys } from './session-keys.ts';

/** What sessions are verified with, newest first. */
export const sessionPublicKeys = /* @__PURE__ */ keptSecret('session-public-keys', parsePublicKeys);
