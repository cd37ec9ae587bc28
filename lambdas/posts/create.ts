import { posts } from '../../shared/api/posts.ts';
import { authorOf, readCard } from '../data/members.ts';
import { createPost } from '../data/posts.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

export const handler = handle(posts.create, async ({ member, body, newId }) => {
  const author = await readCard(member._id, { consistent: true });
  if (!author) throw new Unauthenticated();
  const created = await createPost({
    _id: newId(),
    author: authorOf(author),
    authorVersion: author.cardVersion,
    content: body.content,
  });
  return presentPost(member._id, created, false);
});
