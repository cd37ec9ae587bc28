import { query } from '../../table/table.ts';
import { readApplications } from './applications/applications.ts';
import { readInterests } from './interests.ts';
import type { TeamItem, UpvoteItem } from './items.ts';
import { projectKeys } from './keys.ts';

const PAGE = 25;

/** A page of members, and where the next one begins. */
interface MemberPage<Row> {
  rows: Row[];
  next: string | undefined;
}

/** Those who wait for an answer of a project, by their applications. */
export async function readWaiting(projectId: string, before: string | undefined) {
  const { applications, more } = await readApplications(projectId, 'pending', { before, limit: PAGE });
  return { rows: applications, next: more ? applications.at(-1)?.appliedAt : undefined };
}

/** The investors who are interested in a project. */
export async function readInterested(projectId: string, before: string | undefined) {
  const { items, more } = await readInterests(projectId, { before, limit: PAGE });
  return { rows: items, next: more ? items.at(-1)?.at : undefined };
}

/** The team of a project without its founder, in the order of their ids. */
export async function readTeam(projectId: string, after: string | undefined): Promise<MemberPage<TeamItem>> {
  const { pk, sk } = projectKeys.team(projectId, after ?? '');
  const { items, more } = await query<TeamItem>({
    KeyConditionExpression: 'pk = :project AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':project': pk,
      // Ids are of ASCII letters: `~` sorts behind all of them.
      ':from': after ? `${sk}~` : sk,
      ':to': projectKeys.team(projectId, '~').sk,
    },
    ConsistentRead: true,
    Limit: PAGE,
  });
  return { rows: items, next: more ? items.at(-1)?.member._id : undefined };
}

/**
 * Those who have upvoted a project, in the order of their ids.
 *
 * @param partition of the index, one of `projectKeys.upvotersOf`
 */
export async function readUpvoters(
  partition: string,
  after: string | undefined,
): Promise<MemberPage<UpvoteItem>> {
  const { items, more } = await query<UpvoteItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: after ? 'gsi1pk = :upvotes AND gsi1sk > :after' : 'gsi1pk = :upvotes',
    ExpressionAttributeValues: { ':upvotes': partition, ...(after && { ':after': after }) },
    Limit: PAGE,
  });
  return { rows: items, next: more ? items.at(-1)?.memberId : undefined };
}
