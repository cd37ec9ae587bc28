import { unclaim } from '../media/unclaim.ts';
import { filesOf, readPost } from '../posts/store/posts.ts';
import { findProject } from '../projects/store/projects.ts';
import { readMember } from '../users/store/members.ts';
import { picturesOf } from '../users/store/profile-pictures.ts';
import type { JobKinds } from './items.ts';

async function shownBy({ memberId, postId, projectId }: JobKinds['drop-media']): Promise<Set<string>> {
  if (postId) return new Set(filesOf((await readPost(postId))?.post ?? {}));
  if (projectId) return new Set([(await findProject(projectId))?.poster ?? '']);
  const member = await readMember(memberId, { consistent: true });
  return member ? picturesOf(member) : new Set();
}

/**
 * Deletes those files of a member that neither the profile nor the post or project shows for which they were stored, once the
 * change that wrote the job has happened or failed for good.
 *
 * @returns always undefined: it is done in one step
 */
export async function dropMedia(about: JobKinds['drop-media']): Promise<undefined> {
  const shown = await shownBy(about);
  const left = about.paths.filter((path) => !shown.has(path));
  await unclaim(left, about.memberId);
}
