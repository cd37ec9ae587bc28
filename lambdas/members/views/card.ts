import type { UserCard } from '../../../shared/model/member.ts';
import type { MemberSummary } from '../store/items.ts';

/** A member in a list. */
export const presentCard = (card: MemberSummary): UserCard => ({
  _id: card._id,
  username: card.username,
  name: card.name,
  profilePicture: card.profilePicture,
  headline: card.headline,
  userRole: card.userRole,
  organization: card.organization,
  connections: [],
  connectionCount: card.connectionCount,
});
