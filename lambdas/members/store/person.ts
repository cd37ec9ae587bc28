import type { Person } from '../../../shared/model/member.ts';
import type { CardItem } from './items.ts';

/** Who stands beside what they have done on projects. */
export const personOf = ({ _id, username, name, profilePicture }: CardItem): Person => ({
  _id,
  username,
  name,
  profilePicture,
});
