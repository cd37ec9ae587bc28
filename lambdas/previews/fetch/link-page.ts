import { LINKED_PAGE_BYTES, LINKED_PICTURE_BYTES } from '../../../shared/limits.ts';
import { logger } from '../../logger.ts';
import { FetchRefusedError } from './errors.ts';
import { type Fetched, fetchFrom } from './fetch.ts';
import { hasHead, type Page, pageOf } from './page.ts';
import type { Reach } from './reach.ts';

const PAGES = ['text/html'];
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Nothing that the log says of it is chosen by whoever has the site. */
async function ifReached(fetching: Promise<Fetched>): Promise<Fetched | undefined> {
  try {
    return await fetching;
  } catch (error) {
    const reason = error instanceof FetchRefusedError ? error.reason : 'unreachable';
    logger.info('link not fetched', { reason });
    return undefined;
  }
}

/** What the page behind a link says of itself; undefined when there is none, or none that may be fetched. */
export async function fetchPage(link: string, reach: Reach): Promise<Page | undefined> {
  const wanted = { types: PAGES, maxBytes: LINKED_PAGE_BYTES, isEnough: hasHead };
  const fetched = await ifReached(fetchFrom(link, wanted, reach));
  return fetched && pageOf(fetched);
}

/** A picture that a page names, in base64. It may turn out to be none. */
export async function fetchPicture(
  address: string,
  reach: Reach,
): Promise<{ content: string; size: number } | undefined> {
  const wanted = { types: PICTURES, maxBytes: LINKED_PICTURE_BYTES };
  const fetched = await ifReached(fetchFrom(address, wanted, reach));
  return fetched && { content: Buffer.from(fetched.body).toString('base64'), size: fetched.body.length };
}
