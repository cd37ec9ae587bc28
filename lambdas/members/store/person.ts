import type { Person } from '../../../shared/model/member.ts';
import type { MemberSummary } from './items.ts';

/** Who stands beside what they have done on projects. */
export const personOf = ({ _id, username, name, profilePicture }: MemberSummary): Person => ({
  _id,
  username,
  name,
  profilePicture,
});
