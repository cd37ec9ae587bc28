import { posts } from '../../shared/api/posts.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { authorOf, readCard } from '../members/store/members.ts';
import { presentNow } from './present-now.ts';
import { withItsLinkPreview } from './store/link-previews.ts';
import { readNamed, withMentioned } from './store/mentions.ts';
import { createPost } from './store/posts.ts';
import { readToShare } from './store/shared.ts';
import { storeAttachments } from './store-attachments.ts';
import { presentPost } from './views/posts.ts';

export const handler = handle(
  posts.create,
  async ({ member, body, newId, effect, saveForReplay }) => {
    const [author, mentioned, shared] = await Promise.all([
      readCard(member, member._id, { consistent: true }),
      withMentioned(member, member._id, body),
      body.shared === undefined ? undefined : readToShare(member, body.shared),
    ]);
    if (!author) throw new Unauthenticated();
    const _id = newId();
    saveForReplay(_id);
    const attached = await storeAttachments(effect, body, _id, { memberId: member._id, newId });
    const post = {
      _id,
      author: authorOf(author),
      authorVersion: author.cardVersion,
      content: body.content,
      ...(mentioned.length > 0 && { mentioned }),
      ...attached,
      ...(shared && { shared: { postId: shared._id, authorId: shared.author._id } }),
    };
    const created = await createPost(effect, post);
    // Another post may have brought the page behind its link before.
    const [found, people] = await Promise.all([
      withItsLinkPreview({ ...created, ...(shared && { shared }) }),
      readNamed(member, shared ? [created.post, shared] : [created.post]),
    ]);
    return presentPost(member._id, found, people);
  },
  ({ member }, postId) => presentNow(member, postId),
);
