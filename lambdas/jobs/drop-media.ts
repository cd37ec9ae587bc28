import type { JobKinds } from '../data/items.ts';
import { readMember } from '../data/members.ts';
import { picturesOf } from '../data/profile-pictures.ts';
import { unclaim } from '../media/unclaim.ts';

/**
 * Deletes those files of a member that the profile does not show, once the change that wrote the job has happened or
 * failed for good.
 *
 * @returns always undefined: it is done in one step
 */
export async function dropMedia({ memberId, paths }: JobKinds['drop-media']): Promise<undefined> {
  const member = await readMember(memberId, { consistent: true });
  const shown = member ? picturesOf(member) : new Set();
  await unclaim(
    paths.filter((path) => !shown.has(path)),
    memberId,
  );
}
