import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '../../../../../shared/limits.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { api } from '../../../api/client.ts';
import { mayHaveLinks } from '../../../components/text/links.ts';
import { changePost } from '../post-cache.ts';
import { isMoreThanWords } from '../tools/more-than-words.ts';

/** When the preview of a link has come: usually by the first, of a slow site by the second. */
const LOOKS_AFTER = [2 * SECOND, 6 * SECOND];

/** Shows the preview of the link of a post that its author has just written, once it is there. */
export function readPreviewLater(client: QueryClient, post: Post): void {
  const { _id, content, linkPreview } = post;
  if (linkPreview || isMoreThanWords(post) || !mayHaveLinks(content)) return;
  async function look(): Promise<boolean> {
    const read = await api.posts.get({ params: { postId: _id } }).catch(() => undefined);
    if (!read?.linkPreview || read.content !== content) return false;
    changePost(client, _id, (shown) => ({ ...shown, linkPreview: read.linkPreview }));
    return true;
  }
  function lookAfter([wait, ...others]: number[]): void {
    if (wait === undefined) return;
    window.setTimeout(() => void look().then((isDone) => isDone || lookAfter(others)), wait);
  }
  lookAfter(LOOKS_AFTER);
}
