import { header, type Middleware, type RequestContext } from '../request-context.ts';
import { etagOf } from './etag.ts';

/** Whether the caller already has the answer with this tag. */
export function hasSeen(requestContext: RequestContext, tag: string): boolean {
  const known = header(requestContext, 'if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Answers 304 without a body when the caller already has this very answer. */
export const conditional: Middleware = {
  after: ({ event: requestContext, response }) => {
    if (!requestContext.route.conditional || response?.statusCode !== 200 || !response.body) return;
    const tag = String(response.headers?.etag ?? etagOf(response.body));
    // A private answer may be kept by the browser that got it, if it asks again each time.
    response.headers = { ...response.headers, etag: tag, 'cache-control': 'private, no-cache' };
    if (hasSeen(requestContext, tag)) {
      response.statusCode = 304;
      delete response.body;
    }
  },
};
