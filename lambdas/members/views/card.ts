import type { UserCard } from '../../../shared/model/member.ts';
import type { CardItem } from '../store/items.ts';

/** A member in a list. */
export const presentCard = (card: CardItem): UserCard => ({
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
