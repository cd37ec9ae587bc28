import { createHash } from 'node:crypto';
import { header, type Link } from './exchange.ts';

/** Answers 304 without a body when the caller already has this very answer (WIRE, conditional GET). */
export const conditional: Link = {
  after: ({ event: exchange, response }) => {
    if (!exchange.route.conditional || response?.statusCode !== 200 || !response.body) return;
    const tag = `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 22)}"`;
    // A private answer may be kept by the browser that got it, if it asks again each time.
    response.headers = { ...response.headers, etag: tag, 'cache-control': 'private, no-cache' };
    const known = header(exchange, 'if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) {
      response.statusCode = 304;
      delete response.body;
    }
  },
};
