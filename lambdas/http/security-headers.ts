import type { Link, Result } from './exchange.ts';

/** An answer of the API is data: nothing may frame it, run it, guess its type or keep it. */
export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function protect(result: Result | null | undefined): void {
  if (result) result.headers = { ...HEADERS, ...result.headers };
}

export const securityHeaders: Link = {
  after: ({ response }) => protect(response),
  onError: ({ response }) => protect(response),
};
