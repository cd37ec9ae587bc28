import { keptKey } from './kept-secret.ts';

/** Signs the links in mails. */
export const linkKey = /* @__PURE__ */ keptKey('link-key');
