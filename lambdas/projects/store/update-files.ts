import type { Attachment } from '../../../shared/model/attachment.ts';
import { mediaOwnerOf } from '../../media/file-keys.ts';
import { passOn } from '../../media/pass-on.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { update } from '../../table/table.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { UpdateItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { findProject } from './projects.ts';
import { findUpdate } from './updates.ts';

const areAllOf = (founderId: string, attachments: Attachment[]): boolean =>
  attachments.every(({ url }) => mediaOwnerOf(url) === founderId);

/** An attachment among the files of another member; nothing where its file is gone. */
async function passed(one: Attachment, to: string, { projectId, _id: updateId }: UpdateItem) {
  const path = await passOn(one.url, { to, newId, shownAt: { projectId, updateId } });
  if (path === '') return [];
  return [{ ...one, url: path ?? one.url }];
}

/**
 * Stores the files of an update of a project that was handed over among those of its founder, so that they stay when the
 * founder before leaves Hearth. Idempotent.
 */
export const passUpdateFiles = (projectId: string, updateId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [project, found] = await Promise.all([
      findProject(unrestricted, projectId),
      findUpdate(projectId, updateId),
    ]);
    if (!project || !found?.attachments || areAllOf(project.founder._id, found.attachments)) return;
    const attachments: Attachment[] = [];
    for (const one of found.attachments) attachments.push(...(await passed(one, project.founder._id, found)));
    await update(projectKeys.update(projectId, updateId), {
      update: 'SET attachments = :passed',
      condition: 'attachments = :seen',
      values: { ':passed': attachments, ':seen': found.attachments },
    });
  });
