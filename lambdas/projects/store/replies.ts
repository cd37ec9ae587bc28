import { HOUR, REPLIES_KEPT, REPLIES_LEAST } from '../../../shared/limits.ts';
import { idTime } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { ProjectNotFoundError } from './errors.ts';
import type { RepliesItem } from './items.ts';
import { projectKeys } from './keys.ts';

export const NO_REPLIES: RepliesItem = { replies: [], version: 0 };

const newest = (replies: RepliesItem['replies']) =>
  replies.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, REPLIES_KEPT);

/** Within how many hours half of the newest answers came; null while there are few. */
export function medianHours({ replies }: Pick<RepliesItem, 'replies'>): number | null {
  if (replies.length < REPLIES_LEAST) return null;
  const hours = newest(replies)
    .map((reply) => reply.hours)
    .sort((a, b) => a - b);
  const middle = Math.floor(hours.length / 2);
  const [before = 0, after = 0] = [hours[Math.ceil(hours.length / 2) - 1], hours[middle]];
  return Math.round(((before + after) / 2) * 10) / 10;
}

/** A first answer to an application. */
export interface Reply {
  projectId: string;
  appliedAt: string;
  /** An id of when it was given. */
  at: string;
}

/** Keeps the newest answers of a project; those that it has kept already, or that are older than all of them, change nothing. */
export const keepReplies = (projectId: string, given: Reply[]): Promise<void> =>
  retryOnConflict(async () => {
    const { replies, version } =
      (await get(projectKeys.replies(projectId), { consistent: true })) ?? NO_REPLIES;
    const added = given.map(({ appliedAt, at }) => ({
      at,
      hours: Math.round(((idTime(at) - idTime(appliedAt)) / HOUR) * 10) / 10,
    }));
    const kept = newest([...new Map([...replies, ...added].map((one) => [one.at, one])).values()]);
    if (kept.every(({ at }) => replies.some((one) => one.at === at))) return;
    await transact([
      {
        put: { ...projectKeys.replies(projectId), replies: kept, version: version + 1 },
        ...(version === 0 ? { ifNew: true } : { condition: 'version = :seen', values: { ':seen': version } }),
      },
      // It may be deleted meanwhile, which deletes this as well.
      {
        check: projectKeys.project(projectId),
        condition: 'attribute_exists(pk)',
        onConditionFailed: () => new ProjectNotFoundError(),
      },
    ]);
  }).catch((error) => {
    if (!(error instanceof ProjectNotFoundError)) throw error;
  });
