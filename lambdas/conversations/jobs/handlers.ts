import { jobHandlers } from '../../jobs/kind.ts';
import { sweepConversation } from '../store/sweep.ts';
import { conversationJobKinds } from './kinds.ts';

export const conversationJobs = jobHandlers(conversationJobKinds, {
  sweepConversation: async ({ conversationId }) =>
    (await sweepConversation(conversationId)) ? '' : undefined,
});
