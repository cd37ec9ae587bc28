import { config } from '../config.ts';
import { keptSecret } from './kept-secret.ts';

const word = /* @__PURE__ */ keptSecret('origin', (text) => text);

/** The word that only the distribution knows, or undefined where there is none (locally). */
export const originWord = async (): Promise<string | undefined> =>
  config().ORIGIN_SECRET_ID === undefined ? undefined : word();
