import {
  MINUTE,
  PREVIEW_FAILURE_FRESH,
  PREVIEW_FRESH,
  PREVIEW_KEPT,
  SECOND,
} from '../../../shared/limits.ts';
import type { LinkPreview } from '../../../shared/model/post.ts';
import { getMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { get, put, update } from '../../table/table.ts';
import type { PreviewItem } from './items.ts';
import { linkKey, previewKinds } from './keys.ts';

/** Longer than a worker may run: whoever has claimed a link by then has crashed. */
const CLAIMED_MS = 2 * MINUTE;

const ttlIn = (milliseconds: number): number => Math.ceil((Date.now() + milliseconds) / SECOND);

const isKept = ({ ttl }: PreviewItem): boolean => ttl > Date.now() / SECOND;

/** The items of some links, by what `linkKey` spells. */
async function readItems(links: Iterable<string>): Promise<Map<string, PreviewItem>> {
  const ids = new Set([...links].map((link) => linkKey(link).linkId));
  const items = ids.size === 0 ? [] : await getMany([...ids].map(previewKinds.preview));
  return new Map(items.filter(isKept).map((item) => [item.url, item]));
}

/** The previews of some links, by link. One call for all of them, and none where there is no link. */
export async function readPreviews(links: Iterable<string>): Promise<ReadonlyMap<string, LinkPreview>> {
  const wanted = [...new Set(links)];
  const items = await readItems(wanted);
  return new Map(
    wanted.flatMap((link) => {
      const { title, description = '', image = '' } = items.get(linkKey(link).url) ?? {};
      return title === undefined ? [] : [[link, { url: link, title, description, image }]];
    }),
  );
}

/** Those of some links that nobody has fetched for a while. */
export async function staleAmong(links: Iterable<string>): Promise<string[]> {
  const wanted = [...new Set(links)];
  const items = await readItems(wanted);
  return wanted.filter((link) => (items.get(linkKey(link).url)?.freshUntil ?? 0) <= Date.now());
}

/** The path of the picture that a preview shows, if any. */
export async function readPicturePath(linkId: string): Promise<string | undefined> {
  const item = await get(previewKinds.preview(linkId), { consistent: true });
  return item?.image === '' ? undefined : item?.image;
}

/**
 * Claims a link to be fetched now: of many who want to, one may.
 *
 * @returns what there was of it; undefined when it is fresh, or another one fetches it
 */
export async function claimLink(link: string): Promise<Partial<PreviewItem> | undefined> {
  const { url, linkId } = linkKey(link);
  const now = Date.now();
  try {
    return await update(
      previewKinds.preview(linkId),
      {
        update: 'SET #url = :url, freshUntil = :claimed, #ttl = if_not_exists(#ttl, :ttl)',
        condition: 'attribute_not_exists(pk) OR freshUntil <= :now',
        names: { '#url': 'url', '#ttl': 'ttl' },
        values: {
          ':url': url,
          ':claimed': now + CLAIMED_MS,
          ':now': now,
          ':ttl': ttlIn(PREVIEW_FAILURE_FRESH),
        },
      },
      'ALL_OLD',
    );
  } catch (error) {
    if (error instanceof ConditionFailedError) return undefined;
    throw error;
  }
}

/** Stores what a page says of itself. */
export async function storePreview(
  link: string,
  page: Required<Pick<PreviewItem, 'title' | 'description' | 'image'>>,
): Promise<void> {
  const { url, linkId } = linkKey(link);
  const item = {
    ...previewKinds.preview(linkId),
    ...page,
    url,
    freshUntil: Date.now() + PREVIEW_FRESH,
    ttl: ttlIn(PREVIEW_KEPT),
  };
  await put<PreviewItem>(item);
}

/** Remembers that a page could not be fetched; what there was of it stays as it is. */
export async function storeFailure(link: string): Promise<void> {
  await update(previewKinds.preview(linkKey(link).linkId), {
    update: 'SET freshUntil = :until',
    condition: 'attribute_exists(pk)',
    values: { ':until': Date.now() + PREVIEW_FAILURE_FRESH },
  });
}
