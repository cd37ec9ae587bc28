import { keptSecret } from './kept-secret.ts';

const BASE64URL_OF_POINT = /^B[\w-]{86}$/;

/** What browsers subscribe with. */
export const pushPublicKey = /* @__PURE__ */ keptSecret('push-public-key', (text) => {
  if (!BASE64URL_OF_POINT.test(text)) throw new Error('the secret push-public-key is no public key');
  return text;
});
