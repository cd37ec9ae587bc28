import { removeMany } from '../../table/batch.ts';
import { idNumber } from '../../table/ids.ts';
import { type Page, query } from '../../table/table.ts';
import type { ApplicationItem } from './items.ts';
import { projectKeys } from './keys.ts';

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
  const { items, more } = await index<ApplicationItem>(projectKeys.applicationsFor(projectId));
  await removeMany([
    ...items,
    ...items.map(({ memberId, appliedAt }) => projectKeys.applied(memberId, appliedAt)),
  ]);
  return more;
}

/** What hangs on a deleted project, in the order in which it goes; each takes a page and says if more is left. */
export const partsOf = (projectId: string): (() => Promise<boolean>)[] => [
  () => dropped(partition(projectKeys.projectItems(idNumber(projectId)))),
  () => dropped(partition(projectKeys.projectComment(projectId, 0).pk)),
  () => dropped(partition(projectKeys.updates(projectId))),
  () => dropApplications(projectId),
  () => dropped(index(projectKeys.interestsIn(projectId))),
  ...projectKeys.upvotersOf(projectId).map((upvoters) => () => dropped(index(upvoters))),
];
