import { posts } from '../../shared/api/posts.ts';
import { authorOf, readMember } from '../data/members.ts';
import { createPost } from '../data/posts.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

export const handler = handle(posts.create, async ({ member, body, newId }) => {
  const author = await readMember(member._id);
  if (!author) throw new Unauthenticated();
  const created = await createPost({
    _id: newId(),
    author: authorOf(author),
    authorVersion: author.cardVersion,
    content: body.content,
  });
  return presentPost(member._id, created, false);
});
