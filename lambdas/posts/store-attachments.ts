import type { NewPost } from '../../shared/model/new-post.ts';
import { claim, type GoodFile, type Owner, type Wanted } from '../media/claim.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import type { Effect } from '../table/effect.ts';
import type { Attached } from './store/items.ts';
import { pollOf } from './store/polls.ts';

const wantedOf = ({ images, video, documents }: NewPost): Wanted[] => [
  ...images.map(({ url }): Wanted => ({ kind: 'post-image', source: url })),
  ...(video === '' ? [] : [{ kind: 'video', source: video } satisfies Wanted]),
  ...documents.map(({ url, name }): Wanted => ({ kind: 'document', source: url, name })),
];

/** What a post holds of its files, which are all of one kind. */
function attachedOf({ images, video }: NewPost, files: GoodFile[]): Attached {
  const [first] = files;
  if (images.length > 0)
    return { images: files.map(({ path }, i) => ({ url: path, alt: images[i]?.alt ?? '' })) };
  if (video !== '' && first) return { video: { url: first.path, contentType: first.contentType } };
  return { documents: files.map(({ path, ...file }) => ({ url: path, ...file })) };
}

/**
 * Stores what a new post brings along, all of it or nothing. Its files are written down
 * first, so that a job deletes them if the post does not come about.
 *
 * @param postId of the post
 * @returns what the post is to hold
 * @throws what `claim` throws
 */
export async function storeAttachments(
  effect: Effect,
  given: NewPost,
  postId: string,
  owner: Owner,
): Promise<Attached> {
  if (given.poll) return { poll: pollOf(postId, given.poll) };
  const wanted = wantedOf(given);
  if (wanted.length === 0) return {};
  const { files, store } = await claim(effect, wanted, owner);
  const paths = files.map(({ path }) => path);
  await dropUnlessShown({ memberId: owner.memberId, postId, paths });
  await store();
  return attachedOf(given, files);
}
