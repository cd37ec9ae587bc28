import { POST_EDITS_MAX } from '../../../shared/limits.ts';
import type { PostVersion } from '../../../shared/model/post.ts';
import { tagsOf } from '../../../shared/rules/texts/text-parts.ts';
import { removeMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import { newestFirst } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { queryAll } from '../../table/table.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { ContentRequiredError, EditOwnOnlyError, PostNotFoundError, TooManyEditsError } from './errors.ts';
import type { PostItem, VersionItem } from './items.ts';
import { monthOf, postKeys } from './keys.ts';
import { previewedLink } from './link-previews.ts';
import { newIn, withMentioned } from './mentions.ts';
import { type FoundPost, isMoreThanWords, readPost } from './posts.ts';

/** When a post came to say what it says. */
const writtenAt = ({ editedAt, createdAt }: PostItem): string => editedAt ?? createdAt;

/** Changes the text of a post as long as nobody else has done so since it was read, and keeps what it said. */
async function change(
  effect: Effect,
  author: ViewingMember,
  post: PostItem,
  content: string,
): Promise<PostItem> {
  if (!isMoreThanWords(post) && content === '') throw new ContentRequiredError();
  const { _id, edits = 0 } = post;
  if (edits >= POST_EDITS_MAX) throw new TooManyEditsError();
  const mentioned = await withMentioned(author, author._id, { ...post, content });
  const changed = {
    content,
    edits: edits + 1,
    editedAt: new Date().toISOString(),
    ...(mentioned.length > 0 && { mentioned }),
  };
  const link = previewedLink({ ...post, content });
  await effect.commit([
    {
      key: postKeys.post(monthOf(_id), _id),
      update: 'SET content = :content, mentioned = :mentioned, edits = :next, editedAt = :now',
      condition: edits > 0 ? 'edits = :edits' : 'attribute_exists(pk) AND attribute_not_exists(edits)',
      values: {
        ':content': content,
        ':mentioned': mentioned,
        ':next': changed.edits,
        ':now': changed.editedAt,
        ...(edits > 0 && { ':edits': edits }),
      },
    },
    {
      put: {
        ...postKeys.version(_id, edits),
        content: post.content,
        createdAt: writtenAt(post),
        authorId: author._id,
        tags: [...new Set([post.content, content].flatMap(tagsOf))],
        mentions: newIn(post, changed),
        ...(link !== undefined && link !== previewedLink(post) && { link }),
      },
    },
  ]);
  return { ...post, ...changed };
}

/**
 * Changes the text of a member's own post; the same text is no edit. Of two edits at once the later one stands, and the
 * history holds both.
 *
 * @returns the post afterwards
 * @throws PostNotFoundError, EditOwnOnlyError, ContentRequiredError, TooManyEditsError
 */
export const editPost = (
  effect: Effect,
  member: ViewingMember,
  postId: string,
  content: string,
): Promise<FoundPost> =>
  retryOnConflict(async () => {
    const found = await readPost(member, postId);
    if (!found) throw new PostNotFoundError();
    const { post } = found;
    if (post.author._id !== member._id) throw new EditOwnOnlyError();
    return content === post.content ? found : { ...found, post: await change(effect, member, post, content) };
  });

/** All that a post has said, as it is now first. */
export async function readVersions(post: PostItem): Promise<PostVersion[]> {
  const now = { content: post.content, createdAt: writtenAt(post) };
  if (post.edits === undefined) return [now];
  const list = { partition: postKeys.versions(post._id) };
  const { items } = await newestFirst<VersionItem>(list, { limit: POST_EDITS_MAX }, { consistent: true });
  return [now, ...items.map(({ content, createdAt }) => ({ content, createdAt }))];
}

/** Deletes what a deleted post has said before. */
export const sweepVersions = async (postId: string): Promise<void> =>
  removeMany(await queryAll<VersionItem>(postKeys.versions(postId)));
