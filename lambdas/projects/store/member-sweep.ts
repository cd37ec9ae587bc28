import { memberKeys } from '../../members/store/keys.ts';
import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { removeComment } from './comments/comments.ts';
import { deleteProject } from './deletion.ts';
import { removeInterest } from './interests.ts';
import type { FormerItem, InterestItem, ProjectCommentItem, UpvoteItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { findProject, projectOf, readMemberships } from './projects.ts';
import { forgetMembership } from './team.ts';
import { removeUpvote } from './upvotes.ts';

const PAGE = 25;

/**
 * Deletes a page of the projects that a deleted member has founded, and takes them out of the teams they had joined.
 *
 * @returns whether more may be left
 */
export async function sweepProjectsOf(memberId: string): Promise<boolean> {
  const { memberships, more } = await readMemberships(memberId, { limit: PAGE });
  for (const projectId of memberships.map(projectOf)) {
    const project = await findProject(unrestricted, projectId);
    // The index may not know yet that it was handed over.
    if (project?.founder._id === memberId) await deleteProject(projectId);
    else await forgetMembership(projectId, memberId);
  }
  return more;
}

const ownItems = <Item>(memberId: string, prefix: string) =>
  query<Item>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':member': memberKeys.member(memberId), ':prefix': prefix },
    ConsistentRead: true,
    Limit: PAGE,
  });

/**
 * Deletes a page of a deleted member's applications.
 *
 * @returns whether more may be left
 */
export async function sweepApplicationsOf(memberId: string): Promise<boolean> {
  const pages = await Promise.all(
    [projectKeys.applicationsBy(), projectKeys.applied(memberId, '').sk].map((prefix) =>
      ownItems(memberId, prefix),
    ),
  );
  await removeMany(pages.flatMap(({ items }) => items));
  return pages.some(({ more }) => more);
}

/**
 * Takes a deleted member out of a page of the lists of former members.
 *
 * @returns whether more may be left
 */
export async function sweepFormerMemberships(memberId: string): Promise<boolean> {
  const { items, more } = await query<FormerItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :left',
    ExpressionAttributeValues: { ':left': projectKeys.leftBy(memberId) },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}

/**
 * Deletes a page of a deleted member's upvotes.
 *
 * @returns whether more may be left
 */
export async function sweepUpvotesOf(memberId: string): Promise<boolean> {
  const { items, more } = await ownItems<UpvoteItem>(memberId, projectKeys.upvotesBy());
  for (const { projectId } of items) await removeUpvote(memberId, projectId);
  return more;
}

/**
 * Deletes a page of a deleted member's interests in projects.
 *
 * @returns whether more may be left
 */
export async function sweepInterestsOf(memberId: string): Promise<boolean> {
  const { items, more } = await ownItems<InterestItem>(memberId, projectKeys.interestsBy());
  for (const { projectId } of items) await removeInterest(memberId, projectId);
  return more;
}

/**
 * Deletes a page of what a deleted member has written on projects.
 *
 * @returns whether more may be left
 */
export async function sweepProjectCommentsOf(memberId: string): Promise<boolean> {
  const { items, more } = await query<ProjectCommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member',
    ExpressionAttributeValues: { ':member': projectKeys.projectCommentsOf(memberId) },
    Limit: PAGE,
  });
  for (const comment of items) await removeComment(comment);
  return more;
}
