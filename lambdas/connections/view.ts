import type { ConnectionRequest, ConnectionStatus } from '../../shared/model/connection.ts';
import type { UserCard } from '../../shared/model/member.ts';
import { suggestionReason } from '../../shared/rules/members/suggestion-reason.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { presentCard } from '../members/views/card.ts';
import { idTime } from '../table/ids.ts';
import type { RelationItem } from './store/items.ts';
import { requestIdOf } from './store/requests.ts';
import type { Suggestion } from './store/suggestions.ts';

/** A request as its recipient sees it. */
export function presentRequest(
  recipientId: string,
  { otherId, requestedAt }: RelationItem,
  sender: MemberSummary,
): ConnectionRequest {
  const { _id, username, name, headline, profilePicture } = sender;
  return {
    _id: requestIdOf({ requestedAt, recipientId, senderId: otherId }),
    sender: { _id, username, name, headline, profilePicture },
    createdAt: new Date(idTime(requestedAt)).toISOString(),
  };
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
export function presentSuggestion(viewer: MemberSummary, { card, mutual }: Suggestion): UserCard {
  const reason = suggestionReason(viewer, card, mutual);
  return { ...presentCard(card), mutualCount: mutual.count, ...(reason && { reason }) };
}
