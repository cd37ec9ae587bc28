import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { authorOf, readCard } from '../data/members.ts';
import { createPost } from '../data/posts.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(posts.create, async ({ member, body, newId, once }) => {
  const author = await readCard(member._id, { consistent: true });
  if (!author) throw new Unauthenticated();
  const post = {
    _id: newId(),
    author: authorOf(author),
    authorVersion: author.cardVersion,
    content: body.content,
  };
  const created = await createPost(post, once, gone);
  return presentPost(member._id, created, false, []);
});
