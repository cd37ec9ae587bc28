import type { Attachment } from '../../../shared/model/attachment.ts';
import { updates as texts } from '../../../shared/texts/projects/updates.ts';
import type { Effect } from '../../table/effect.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { UpdateNotFoundError } from './errors.ts';
import { type Caller, readOwnProject } from './founder.ts';
import type { ProjectItem, UpdateItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { readProject } from './projects.ts';

/** The write that counts an update of a project, which was just read. */
const count = ({ _id, version }: ProjectItem, by: 1 | -1): Write => ({
  key: projectKeys.project(_id),
  update: 'SET updateCount = if_not_exists(updateCount, :zero) + :by, version = :next',
  condition: 'version = :seen',
  values: { ':zero': 0, ':by': by, ':next': version + 1, ':seen': version },
});

const deletion = (project: ProjectItem, updateId: string): Write[] => [
  { delete: projectKeys.update(project._id, updateId), condition: 'attribute_exists(pk)' },
  count(project, -1),
];

export interface NewUpdate {
  projectId: string;
  updateId: string;
  founder: Caller;
  text: string;
  /** "" unless it is a milestone. */
  milestone: string;
  attachments: Attachment[];
}

/**
 * Adds an update to a project, for its founder. Those who have to do with the project are notified by a job.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export const addUpdate = (
  effect: Effect,
  { projectId, updateId, founder, text, milestone, attachments }: NewUpdate,
): Promise<UpdateItem> =>
  retryOnConflict(async () => {
    const project = await readOwnProject(projectId, founder, texts.founderOnly);
    const item: UpdateItem = {
      _id: updateId,
      projectId,
      founderId: founder._id,
      ...(milestone && { milestone, ...projectKeys.byMilestone(projectId, updateId) }),
      text,
      ...(attachments.length > 0 && { attachments }),
    };
    await effect.commit([
      { put: { ...projectKeys.update(projectId, updateId), ...item }, ifNew: true },
      count(project, 1),
    ]);
    return item;
  });

/**
 * Deletes an update of a project, for its founder; its notifications are taken back by a job.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError, UpdateNotFoundError
 */
export const deleteUpdate = (
  effect: Effect,
  projectId: string,
  updateId: string,
  founder: Caller,
): Promise<void> =>
  retryOnConflict(async () => {
    const [project] = await Promise.all([
      readOwnProject(projectId, founder, texts.founderOnlyDelete),
      readUpdate(projectId, updateId),
    ]);
    await effect.commit(deletion(project, updateId));
  });

/**
 * The same, whoever's it is.
 *
 * @throws ProjectNotFoundError, UpdateNotFoundError
 */
export const removeUpdate = (effect: Effect, projectId: string, updateId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [project] = await Promise.all([
      readProject(unrestricted, projectId),
      readUpdate(projectId, updateId),
    ]);
    await effect.commit(deletion(project, updateId));
  });

/** An update as it stands now; undefined when there is none. */
export const findUpdate = (projectId: string, updateId: string): Promise<UpdateItem | undefined> =>
  get(projectKeys.update(projectId, updateId), { consistent: true });

/**
 * The same, for what cannot be done without it.
 *
 * @throws UpdateNotFoundError
 */
export async function readUpdate(projectId: string, updateId: string): Promise<UpdateItem> {
  const found = await findUpdate(projectId, updateId);
  if (!found) throw new UpdateNotFoundError();
  return found;
}

/** A page of the updates of a project, newest first. */
export const readUpdates = (projectId: string, page: PageOf) =>
  newestFirst<UpdateItem>({ partition: projectKeys.updates(projectId) }, page, { consistent: true });

/** A page of its milestones, newest first; a new one is there a moment later. */
export const readMilestones = (projectId: string, page: PageOf) =>
  newestFirst<UpdateItem>({ partition: projectKeys.milestones(projectId), index: 'gsi1' }, page);
