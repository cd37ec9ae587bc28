import { jobKind } from '../jobs/kind.ts';
import { startJob } from '../jobs/store.ts';
import { linkKey } from './store/keys.ts';
import { staleAmong } from './store/previews.ts';

/** Has a worker of its own, the only function that fetches what strangers name. */
export const fetchPreview = jobKind<{ link: string }>('fetch-preview', 'PREVIEW_QUEUE_URL');

/** Has the pages behind some links fetched, as far as that has not been done today. */
export async function orderPreviews(links: Iterable<string>): Promise<void> {
  for (const link of await staleAmong(links)) await startJob(fetchPreview, { link }, linkKey(link).linkId);
}
