import type { PostItem, TallyItem } from '../posts/store/items.ts';
import { monthOf, postKeys } from '../posts/store/keys.ts';
import { newId } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';

const AUTHOR = {
  _id: 'author0000000001',
  username: 'ada',
  name: 'Ada',
  headline: '',
  profilePicture: '',
  userRole: null,
};

/** A post as the table holds it. */
export function postItem(at: number): Stored<PostItem> {
  const _id = newId(at);
  const createdAt = new Date(at).toISOString();
  const place = { ...postKeys.post(monthOf(_id), _id), ...postKeys.byAuthor(AUTHOR._id, _id) };
  return { ...place, _id, author: AUTHOR, authorVersion: 1, content: 'Hello', createdAt };
}

/** The counts that stand behind a post. */
export const tallyItem = (postId: string, likers: string[] = []): Stored<TallyItem> => ({
  ...postKeys.tally(monthOf(postId), postId),
  likeCount: likers.length,
  likers,
});
