import type { ProjectStatus } from '../../../shared/model/project.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { type Caller, readOwnProject } from './founder.ts';
import { projectKeys } from './keys.ts';

/**
 * Closes or reopens a project for its founder. Applications that are pending stay, those that are on their way as well;
 * who has sent them is notified.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export const setStatus = (
  effect: Effect,
  projectId: string,
  founder: Caller,
  status: ProjectStatus,
): Promise<void> =>
  retryOnConflict(async () => {
    const { closed, version } = await readOwnProject(projectId, founder, texts.founderOnlyStatus);
    const isClosed = status === 'closed';
    if (isClosed === (closed === true)) return;
    const now = Date.now();
    await effect.commit([
      {
        key: projectKeys.project(projectId),
        update: `SET statusAt = :at, updatedAt = :now, version = :next${isClosed ? ', closed = :true' : ' REMOVE closed'}`,
        condition: 'version = :seen',
        values: {
          ':at': now,
          ':now': new Date(now).toISOString(),
          ':next': version + 1,
          ':seen': version,
          ...(isClosed && { ':true': true }),
        },
      },
    ]);
  });
