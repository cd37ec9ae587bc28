import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { workOnMessages } from '../jobs/messages.ts';
import { countFailure, finishJob, readJob } from '../jobs/store.ts';
import { claimPicture } from '../media/claim-picture.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { FileGoneError, PictureRefusedError } from '../media/errors.ts';
import { newId } from '../table/ids.ts';
import { fetchPage, fetchPicture } from './fetch/link-page.ts';
import { type Reach, reach } from './fetch/reach.ts';
import { fetchPreview } from './orders.ts';
import { linkKey } from './store/keys.ts';
import { claimLink, storeFailure, storePreview } from './store/previews.ts';

/** Has a picture processed as those of members are; undefined when it is none. */
async function processed(linkId: string, picture: { content: string; size: number }) {
  // What it is, the media function finds out by its bytes.
  const source = { ...picture, contentType: '', extension: '' };
  try {
    return await claimPicture('post-image', source, linkId, newId());
  } catch (error) {
    if (error instanceof FileGoneError || error instanceof PictureRefusedError) return undefined;
    throw error;
  }
}

/**
 * Stores the picture that a page names, in the place of the earlier one.
 *
 * @returns where it is served; "" when there is none
 */
async function storePicture(linkId: string, address: string, earlier: string, from: Reach): Promise<string> {
  const picture = address === '' ? undefined : await fetchPicture(address, from);
  const ready = picture && (await processed(linkId, picture));
  const path = ready?.file.path ?? '';
  const paths = [path, earlier].filter((one) => one !== '');
  if (paths.length > 0) await dropUnlessShown({ memberId: linkId, linkId, paths });
  await ready?.store();
  return path;
}

async function makePreview(link: string): Promise<void> {
  const from = reach();
  const known = await claimLink(link);
  if (!known) return;
  const page = await fetchPage(link, from);
  if (!page) return storeFailure(link);
  const { linkId } = linkKey(link);
  const image = await storePicture(linkId, page.image, known.image ?? '', from);
  await storePreview(link, { ...page, image });
}

async function carryOut(jobId: string): Promise<void> {
  const job = await readJob(fetchPreview, jobId);
  if (!job) return;
  try {
    await makePreview(job.about.link);
  } catch (error) {
    await countFailure(jobId).catch(() => {});
    throw error;
  }
  await finishJob(job);
}

/** Makes previews of links: the only function that fetches what strangers name. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  workOnMessages(event, 'preview', carryOut);
