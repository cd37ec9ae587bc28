import { keptKey } from './kept-secret.ts';

/** Signs what a browser is known by. */
export const browserKey = /* @__PURE__ */ keptKey('browser-key');
