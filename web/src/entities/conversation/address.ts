import { conversationIdOf } from '../../../../shared/rules/conversation-id.ts';
import { paths } from '../../router/paths.ts';

/** What the address of a conversation says beside its id. */
export const PARAMETERS = { with: 'with', application: 'application' } as const;

/**
 * Where two members write to each other, also before there is a conversation.
 *
 * @param other the username is for as long as there is none
 * @param applicationId of the application that they write about, if they do
 */
export function addressOf(
  memberId: string,
  other: { _id: string; username: string },
  applicationId?: string,
): string {
  const about = new URLSearchParams({ [PARAMETERS.with]: other.username });
  if (applicationId !== undefined) about.set(PARAMETERS.application, applicationId);
  return `${paths.conversation(conversationIdOf(memberId, other._id))}?${about}`;
}
