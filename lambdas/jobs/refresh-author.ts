import type { JobKinds } from '../data/items.ts';
import { authorOf, readCard } from '../data/members.ts';
import { renewAuthor } from '../data/posts.ts';

/**
 * Carries a changed name, headline, picture or role over to the member's posts.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function refreshAuthor(
  { memberId }: JobKinds['refresh-author'],
  cursor: string | undefined,
): Promise<string | undefined> {
  const card = await readCard(memberId, { consistent: true });
  return card && renewAuthor(authorOf(card), card.cardVersion, cursor);
}
