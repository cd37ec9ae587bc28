import { type Exchange, header, type Link } from '../exchange.ts';
import { etagOf } from './etag.ts';

/** Whether the caller already has the answer with this tag. */
export function hasSeen(exchange: Exchange, tag: string): boolean {
  const known = header(exchange, 'if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Answers 304 without a body when the caller already has this very answer. */
export const conditional: Link = {
  after: ({ event: exchange, response }) => {
    if (!exchange.route.conditional || response?.statusCode !== 200 || !response.body) return;
    const tag = String(response.headers?.etag ?? etagOf(response.body));
    // A private answer may be kept by the browser that got it, if it asks again each time.
    response.headers = { ...response.headers, etag: tag, 'cache-control': 'private, no-cache' };
    if (hasSeen(exchange, tag)) {
      response.statusCode = 304;
      delete response.body;
    }
  },
};
