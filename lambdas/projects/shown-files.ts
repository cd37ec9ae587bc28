import type { ShownFiles } from '../media/cleanup.ts';
import { unrestricted } from '../visibility/viewer.ts';
import { findProject } from './store/projects.ts';
import { findUpdate } from './store/updates.ts';

const posterOf = async (projectId: string) => [(await findProject(unrestricted, projectId))?.poster ?? ''];

const filesOf = async (projectId: string, updateId: string) =>
  ((await findUpdate(projectId, updateId))?.attachments ?? []).map(({ url }) => url);

/** The files of an update that a project shows, or its poster. */
export const shownByProject: ShownFiles = ({ projectId, updateId }) => {
  if (projectId === undefined) return undefined;
  return updateId === undefined ? posterOf(projectId) : filesOf(projectId, updateId);
};
