import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { authorOf, readCard } from '../data/members.ts';
import { createPost } from '../data/posts.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';
import { storeAttachments } from './store-attachments.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(posts.create, async ({ member, body, newId, once }) => {
  const author = await readCard(member._id, { consistent: true });
  if (!author) throw new Unauthenticated();
  const _id = newId();
  const attached = await storeAttachments(body, _id, { memberId: member._id, newId });
  const post = {
    _id,
    author: authorOf(author),
    authorVersion: author.cardVersion,
    content: body.content,
    ...attached,
  };
  const created = await createPost(post, once, gone);
  return presentPost(member._id, created);
});
