import type { CardItem, JobKinds } from '../data/items.ts';
import { authorOf, readCard } from '../data/members.ts';
import { renewOnComments, renewOnProjects } from '../data/person-renewal.ts';
import { renewAuthor } from '../data/posts.ts';

type Renewal = (card: CardItem, cursor: string | undefined) => Promise<string | undefined>;

/** Where a member's name and picture stand beside what they have done; each takes a page at a time. */
const RENEWALS: Renewal[] = [
  (card, cursor) => renewAuthor(authorOf(card), card.cardVersion, cursor),
  renewOnProjects,
  renewOnComments,
];

/**
 * Carries a changed name, headline, picture or role over to the member's posts, projects and comments.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function refreshAuthor(
  { memberId }: JobKinds['refresh-author'],
  cursor = '0',
): Promise<string | undefined> {
  const card = await readCard(memberId, { consistent: true });
  const [step = '0', within] = cursor.split(' ');
  const at = Number(step);
  const next = card && (await RENEWALS[at]?.(card, within));
  if (next !== undefined) return `${at} ${next}`;
  return card && at + 1 < RENEWALS.length ? String(at + 1) : undefined;
}
