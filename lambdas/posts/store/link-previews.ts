import { firstLink } from '../../../shared/rules/texts/first-link.ts';
import { readPreviews } from '../../previews/store/previews.ts';
import type { PostItem } from './items.ts';
import { type FoundPost, isMoreThanWords } from './posts.ts';

/** The link of which a post shows a preview: the first of its text, unless it shows something else. */
export const previewedLink = (post: PostItem): string | undefined =>
  isMoreThanWords(post) ? undefined : firstLink(post.content);

/** Adds the previews of their links to posts. One call for all of them, and none where there is no link. */
export async function withLinkPreviews(posts: FoundPost[]): Promise<FoundPost[]> {
  const previews = await readPreviews(posts.flatMap(({ post }) => previewedLink(post) ?? []));
  if (previews.size === 0) return posts;
  return posts.map((found) => {
    const linkPreview = previews.get(previewedLink(found.post) ?? '');
    return linkPreview ? { ...found, linkPreview } : found;
  });
}

/** The same for a single post. */
export const withItsLinkPreview = async (found: FoundPost): Promise<FoundPost> =>
  (await withLinkPreviews([found]))[0] ?? found;
