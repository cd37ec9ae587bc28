import { pushKind } from '../../push/kind.ts';

export const conversationPushKinds = {
  message: pushKind<{ memberId: string; conversationId: string }>(
    'message',
    ({ conversationId }) => conversationId,
  ),
};
