import type { MemberSummary } from '../../members/store/items.ts';
import { personOf } from '../../members/store/person.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import type { Key } from '../../table/key.ts';
import { query, update } from '../../table/table.ts';
import { refreshCommenter } from './comments/comments.ts';
import type { ProjectCommentItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { type Membership, projectOf, readMemberships } from './projects.ts';

const AT_ONCE = 25;

/** Waits for a refresh. False when there is nothing to refresh, because what stands there is as new, of somebody else, or deleted. */
async function unlessNewer(refresh: Promise<unknown>): Promise<boolean> {
  try {
    await refresh;
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    return false;
  }
}

const refreshAt = (key: Key, person: 'founder' | 'member', card: MemberSummary): Promise<boolean> =>
  unlessNewer(
    update<unknown>(key, {
      update: 'SET #person = :person, #version = :version',
      condition: '#version < :version AND #person.#id = :id',
      names: { '#person': person, '#version': `${person}Version`, '#id': '_id' },
      values: { ':person': personOf(card), ':version': card.cardVersion, ':id': card._id },
    }),
  );

/** Refreshes a member where they are the founder of a project or in its team: the index may not know yet that it was handed over. */
async function refreshTie(membership: Membership, card: MemberSummary): Promise<void> {
  const projectId = projectOf(membership);
  const asFounder = () => refreshAt(projectKeys.project(projectId), 'founder', card);
  const asMember = () => refreshAt(projectKeys.team(projectId, card._id), 'member', card);
  const [first, second] = 'joinDate' in membership ? [asMember, asFounder] : [asFounder, asMember];
  if (!(await first())) await second();
}

/**
 * Refreshes the name and picture of a member beside their projects, one page at a time.
 *
 * @param card as the member is now
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no project is left
 */
export async function refreshOnProjects(
  card: MemberSummary,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { memberships, more } = await readMemberships(card._id, { before: cursor, limit: AT_ONCE });
  await Promise.all(memberships.map((membership) => refreshTie(membership, card)));
  const last = memberships.at(-1);
  return more && last ? projectOf(last) : undefined;
}

/** The same for what the member has written on projects. */
export async function refreshOnComments(
  card: MemberSummary,
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
  await Promise.all(items.map((comment) => unlessNewer(refreshCommenter(comment, card))));
  return more ? items.at(-1)?._id : undefined;
}
