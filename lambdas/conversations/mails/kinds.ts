import { mailKind } from '../../mail/kind.ts';

export const conversationMailKinds = {
  /** `readId` is the newest message that the member had read: there is no other mail until they have read on. */
  unreadMessages: mailKind<{ memberId: string; conversationId: string; readId: string }>('unreadMessages', {
    subject: ({ memberId, conversationId, readId }) => `${memberId}#${conversationId}#${readId}`,
  }),
};
