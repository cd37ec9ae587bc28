import { removeMany } from './batch.ts';
import { idNumber } from './id.ts';
import type { ApplicationItem } from './items/project.ts';
import { keys } from './keys.ts';
import { type Page, query } from './table.ts';

const PAGE = 100;

const partition = (pk: string) =>
  query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, Limit: PAGE });

const index = <Item>(gsi1pk: string) =>
  query<Item>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': gsi1pk },
    Limit: PAGE,
  });

async function dropped(read: Promise<Page<unknown>>): Promise<boolean> {
  const { items, more } = await read;
  await removeMany(items);
  return more;
}

async function dropApplications(projectId: string): Promise<boolean> {
  const { items, more } = await index<ApplicationItem>(keys.applicationsFor(projectId));
  await removeMany([...items, ...items.map(({ memberId, appliedAt }) => keys.applied(memberId, appliedAt))]);
  return more;
}

/** What hangs on a deleted project, in the order in which it goes; each takes a page and says if more is left. */
export const partsOf = (projectId: string): (() => Promise<boolean>)[] => [
  () => dropped(partition(keys.projectItems(idNumber(projectId)))),
  () => dropped(partition(keys.projectComment(projectId, 0).pk)),
  () => dropApplications(projectId),
  ...keys.upvotersOf(projectId).map((upvoters) => () => dropped(index(upvoters))),
];
