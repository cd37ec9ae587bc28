import type { UserCard } from '../../../../shared/model/member.ts';

/** The other member of a conversation, as lists or their profile show them. */
export type Participant = Pick<
  UserCard,
  '_id' | 'name' | 'username' | 'profilePicture' | 'headline' | 'userRole'
>;
