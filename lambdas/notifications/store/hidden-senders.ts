import { blockedAmong, readHidden } from '../../visibility/hidden.ts';

/** Those of some senders of whom a member is not to be notified. */
export async function hiddenSenders(recipientId: string, senders: string[]): Promise<Set<string>> {
  const hidden = await readHidden(recipientId);
  return new Set([
    ...(await blockedAmong(hidden, senders)),
    ...senders.filter((senderId) => hidden.muted.has(senderId)),
  ]);
}
