import type { Savable } from '../../shared/model/saved.ts';
import { partsOfSavedRole } from '../../shared/rules/projects/saved-role.ts';
import { PostNotFoundError } from '../posts/store/errors.ts';
import { readPost } from '../posts/store/posts.ts';
import { RoleNotFoundError } from '../projects/store/errors.ts';
import { readProject } from '../projects/store/projects.ts';
import type { Viewer } from '../visibility/viewer.ts';

async function checkPost(viewer: Viewer, postId: string): Promise<void> {
  if (!(await readPost(viewer, postId, { withShards: false }))) throw new PostNotFoundError();
}

async function checkRole(viewer: Viewer, id: string): Promise<void> {
  const { projectId, roleId } = partsOfSavedRole(id);
  const { roles } = await readProject(viewer, projectId);
  if (!roles.some(({ _id }) => _id === roleId)) throw new RoleNotFoundError();
}

/**
 * Checks that something is there for a viewer to save.
 *
 * @throws PostNotFoundError, ProjectNotFoundError, RoleNotFoundError
 */
export async function checkThing(viewer: Viewer, { kind, id }: Savable): Promise<void> {
  if (kind === 'posts') await checkPost(viewer, id);
  else if (kind === 'projects') await readProject(viewer, id);
  else await checkRole(viewer, id);
}
