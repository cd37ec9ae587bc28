import { jobKind } from '../../jobs/kind.ts';

export const conversationJobKinds = {
  /** Deletes a conversation that both members have left. */
  sweepConversation: jobKind<{ conversationId: string }>('sweep-conversation'),
};
