import { removeMany } from '../data/batch.ts';
import type { ProjectCommentItem, UpvoteItem } from '../data/items/project.ts';
import { wake, wakeAll } from '../data/jobs.ts';
import { keys } from '../data/keys.ts';
import { removeComment } from '../data/project-comments.ts';
import { deleteProject } from '../data/project-departure.ts';
import { projectOf, readTies } from '../data/projects.ts';
import { query } from '../data/table.ts';
import { forgetMembership } from '../data/team.ts';
import { takeUpvoteBack } from '../data/upvotes.ts';

const PAGE = 25;

/**
 * Deletes a page of the projects that a vanished member has founded, and takes them out of the teams they had joined.
 *
 * @returns whether more may be left
 */
export async function sweepProjectsOf(memberId: string): Promise<boolean> {
  const { ties, more } = await readTies(memberId, { limit: PAGE });
  for (const tie of ties) {
    if ('joinDate' in tie) await wakeAll(await forgetMembership(projectOf(tie), memberId));
    else {
      const job = await deleteProject(projectOf(tie));
      if (job) await wake(job.jobId);
    }
  }
  return more;
}

const ownItems = <Item>(memberId: string, prefix: string) =>
  query<Item>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':member': keys.member(memberId), ':prefix': prefix },
    ConsistentRead: true,
    Limit: PAGE,
  });

/**
 * Deletes a page of a vanished member's applications.
 *
 * @returns whether more may be left
 */
export async function sweepApplicationsOf(memberId: string): Promise<boolean> {
  const pages = await Promise.all(
    [keys.applicationsBy(), keys.applied(memberId, '').sk].map((prefix) => ownItems(memberId, prefix)),
  );
  await removeMany(pages.flatMap(({ items }) => items));
  return pages.some(({ more }) => more);
}

/**
 * Takes back a page of a vanished member's upvotes.
 *
 * @returns whether more may be left
 */
export async function sweepUpvotesOf(memberId: string): Promise<boolean> {
  const { items, more } = await ownItems<UpvoteItem>(memberId, keys.upvotesBy());
  for (const { projectId } of items) {
    const job = await takeUpvoteBack(memberId, projectId);
    if (job) await wake(job.jobId);
  }
  return more;
}

/**
 * Deletes a page of what a vanished member has written on projects.
 *
 * @returns whether more may be left
 */
export async function sweepProjectCommentsOf(memberId: string): Promise<boolean> {
  const { items, more } = await query<ProjectCommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member',
    ExpressionAttributeValues: { ':member': keys.projectCommentsOf(memberId) },
    Limit: PAGE,
  });
  for (const comment of items) await removeComment(comment);
  return more;
}
