import { refreshWriters } from '../posts/store/comments/sweep.ts';
import { refreshPosts } from '../posts/store/posts.ts';
import { refreshOnComments, refreshOnProjects } from '../projects/store/refresh-person.ts';
import { authorOf, readCard } from '../users/store/members.ts';
import type { JobKinds } from './items.ts';
import { inPhases } from './phases.ts';

/**
 * Carries a changed name, headline, picture or role over to the member's posts, projects and comments.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function refreshAuthor(
  { memberId }: JobKinds['refresh-author'],
  cursor: string | undefined,
): Promise<string | undefined> {
  const card = await readCard(memberId, { consistent: true });
  if (!card) return undefined;
  const author = authorOf(card);
  return inPhases(
    [
      (place) => refreshPosts(author, card.cardVersion, place),
      (place) => refreshWriters(card, place),
      (place) => refreshOnProjects(card, place),
      (place) => refreshOnComments(card, place),
    ],
    cursor,
  );
}
