import type { ShownFiles } from '../media/cleanup.ts';
import { readMember } from './store/members.ts';
import { picturesOf } from './store/profile-pictures.ts';

/** The pictures that a profile shows. */
export const shownByProfile: ShownFiles = async ({ memberId }) => {
  const member = await readMember(memberId, { consistent: true });
  return member ? picturesOf(member) : [];
};
