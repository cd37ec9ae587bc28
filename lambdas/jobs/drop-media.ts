import type { JobKinds } from '../data/items.ts';
import { readMember } from '../data/members.ts';
import { picturesOf } from '../data/profile-pictures.ts';
import { readProjectText } from '../data/projects.ts';
import { unclaim } from '../media/unclaim.ts';

/** What shows files of a member: their profile, or a project of theirs. */
async function shownBy({ memberId, projectId }: JobKinds['drop-media']): Promise<ReadonlySet<string>> {
  if (projectId !== undefined) return new Set([(await readProjectText(projectId))?.poster ?? '']);
  const member = await readMember(memberId, { consistent: true });
  return member ? picturesOf(member) : new Set();
}

/**
 * Deletes those files of a member that nothing shows, once the change that wrote the job has happened or
 * failed for good.
 *
 * @returns always undefined: it is done in one step
 */
export async function dropMedia(about: JobKinds['drop-media']): Promise<undefined> {
  const shown = await shownBy(about);
  await unclaim(
    about.paths.filter((path) => !shown.has(path)),
    about.memberId,
  );
}
