import type { ConnectionRequest, ConnectionStatus } from '../../../shared/model/connection.ts';
import type { UserCard } from '../../../shared/model/member.ts';
import { isAdministrator } from '../../../shared/rules/administrator.ts';
import { suggestionReason } from '../../../shared/rules/suggestion-reason.ts';
import type { RelationItem } from '../../connections/store/items.ts';
import { requestIdOf } from '../../connections/store/requests.ts';
import type { Suggestion } from '../../connections/store/suggestions.ts';
import { idTime } from '../../table/ids.ts';
import type { CardItem } from '../store/items.ts';
import { readCards } from '../store/members.ts';

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

/** Members in the order of their ids; those who are gone, and the administrator, are left out. */
export async function presentPeople(memberIds: string[]): Promise<UserCard[]> {
  const cards = await readCards(memberIds);
  return memberIds.flatMap((memberId) => {
    const card = cards.get(memberId);
    return card && !isAdministrator(card) ? [presentCard(card)] : [];
  });
}

/** Requests as their recipient sees them, without those of members who are gone. */
export async function presentRequests(
  recipientId: string,
  requests: RelationItem[],
): Promise<ConnectionRequest[]> {
  const cards = await readCards(requests.map(({ otherId }) => otherId));
  return requests.flatMap(({ otherId, requestedAt }) => {
    const card = cards.get(otherId);
    if (!card) return [];
    const { _id, username, name, headline, profilePicture } = card;
    return [
      {
        _id: requestIdOf({ requestedAt, recipientId, senderId: otherId }),
        sender: { _id, username, name, headline, profilePicture },
        createdAt: new Date(idTime(requestedAt)).toISOString(),
      },
    ];
  });
}

/**
 * What a member is to another, in the words of the screens.
 *
 * @param relation the member's side of it, if they have to do with each other
 */
export function presentStatus(memberId: string, relation: RelationItem | undefined): ConnectionStatus {
  if (!relation || relation.state === 'rejected' || relation.state === 'ended') return { status: 'none' };
  const { state, otherId, requestedAt, gsi1sk } = relation;
  if (state === 'connected')
    return { status: state, ...(gsi1sk && { connectionDate: new Date(idTime(gsi1sk)).toISOString() }) };
  const [senderId, recipientId] = state === 'pending_sender' ? [memberId, otherId] : [otherId, memberId];
  return { status: state, requestId: requestIdOf({ requestedAt, recipientId, senderId }) };
}

/** A member who is suggested, with the reason. */
export function presentSuggestion(viewer: CardItem, { card, mutual }: Suggestion): UserCard {
  const reason = suggestionReason(viewer, card, mutual);
  return { ...presentCard(card), mutualCount: mutual.count, ...(reason && { reason }) };
}
