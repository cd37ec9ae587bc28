import { keptKey } from './kept-secret.ts';

/** Signs places in lists. */
export const cursorKey = /* @__PURE__ */ keptKey('cursor-key');
