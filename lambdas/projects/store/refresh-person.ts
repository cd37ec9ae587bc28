import { ConditionFailedError } from '../../table/errors.ts';
import { query, update } from '../../table/table.ts';
import type { CardItem } from '../../users/store/items.ts';
import { personOf } from '../../users/store/person.ts';
import { renewCommenter } from './comments.ts';
import type { ProjectCommentItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { projectOf, readTies, type Tie } from './projects.ts';

const AT_ONCE = 25;

/** Renews a member where they are the founder of a project or in its team, unless it is as new already. */
async function renewTie(tie: Tie, card: CardItem): Promise<void> {
  const isTeam = 'joinDate' in tie;
  const key = isTeam ? projectKeys.team(projectOf(tie), card._id) : projectKeys.project(projectOf(tie));
  const [person, version] = isTeam ? ['member', 'memberVersion'] : ['founder', 'founderVersion'];
  try {
    await update<unknown>(key, {
      update: 'SET #person = :person, #version = :version',
      condition: '#version < :version',
      names: { '#person': person, '#version': version },
      values: { ':person': personOf(card), ':version': card.cardVersion },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Renews who stands beside a member's projects, one page at a time.
 *
 * @param card as the member is now
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no project is left
 */
export async function renewOnProjects(
  card: CardItem,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { ties, more } = await readTies(card._id, { before: cursor, limit: AT_ONCE });
  await Promise.all(ties.map((tie) => renewTie(tie, card)));
  const last = ties.at(-1);
  return more && last ? projectOf(last) : undefined;
}

/** The same for what the member has written on projects. */
export async function renewOnComments(
  card: CardItem,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { items, more } = await query<ProjectCommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: cursor ? 'gsi1pk = :member AND gsi1sk < :before' : 'gsi1pk = :member',
    ExpressionAttributeValues: {
      ':member': projectKeys.projectCommentsOf(card._id),
      ...(cursor && { ':before': cursor }),
    },
    ScanIndexForward: false,
    Limit: AT_ONCE,
  });
  for (const comment of items) await renewCommenter(comment, card);
  return more ? items.at(-1)?._id : undefined;
}
