import { timingSafeEqual } from 'node:crypto';
import { originWord } from '../../secrets/origin.ts';
import { type HasHeaders, header, type Middleware } from '../request-context.ts';
import { CrossSiteError } from './errors.ts';

/** Set by the distribution on its way to the API; a caller who comes around it does not know its value. */
export const ORIGIN_HEADER = 'x-origin-verify';

/** The host that the browser sees, handed on by the distribution because the API sees its own. */
export const VIEWER_HOST_HEADER = 'x-viewer-host';

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a request came through the distribution, where there is one. */
export async function isThroughDistribution(request: HasHeaders): Promise<boolean> {
  const word = await originWord();
  return !word || same(header(request, ORIGIN_HEADER) ?? '', word);
}

/** Lets only calls pass that came through the distribution. */
export const throughDistribution: Middleware = {
  before: async ({ event: requestContext }) => {
    if (!(await isThroughDistribution(requestContext))) throw new CrossSiteError();
  },
};

/** The host of the page that calls, with its port where that is not the usual one; "" when nobody says it. */
export const viewerHost = (request: HasHeaders): string =>
  header(request, VIEWER_HOST_HEADER) ?? header(request, 'host') ?? '';

/** Whether a request says that a page of this site has made it. */
export function isFromOwnPage(request: HasHeaders): boolean {
  const origin = header(request, 'origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === viewerHost(request);
}

function isSameOrigin(request: HasHeaders): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  return !header(request, 'origin') || isFromOwnPage(request);
}

/**
 * Refuses unsafe calls that another site started. Every browser that could carry our cookie says
 * where a call comes from; callers without both headers are no browsers, and carry no cookie they do not own.
 */
export const sameOrigin: Middleware = {
  before: ({ event: requestContext }) => {
    if (requestContext.route.method !== 'GET' && !isSameOrigin(requestContext)) throw new CrossSiteError();
  },
};
