import type { NewAttachment } from '../../../../shared/model/attachment.ts';
import type { Conversation } from '../../../../shared/model/conversation.ts';
import { memberStore } from '../../api/member-store.ts';
import type { About } from './address.ts';

/** A message that its writer has sent, and the server has not confirmed. */
export interface Outgoing {
  /** Its `Idempotency-Key`: however often it is sent, it arrives once. */
  key: string;
  text: string;
  attachments: NewAttachment[];
  /** When it was written, as an ISO instant. */
  writtenAt: string;
  /** Begins the conversation, or says what it is about. */
  start?: { memberId: string; applicationId?: string; projectId?: string };
}

/** The messages of one conversation that are on their way, in their order. */
export interface Outbox {
  waiting: readonly Outgoing[];
  /** Why the first could not be sent; those behind it wait. */
  problem: string | undefined;
  /** Nobody knows whether the first has arrived. */
  isLost?: boolean;
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], problem: undefined };

/** Whether the next message has to begin the conversation, or to add to it what the two write about. */
export function startOf(
  conversation: Conversation | null,
  memberId: string,
  { applicationId, projectId }: About,
): Pick<Outgoing, 'start'> {
  const knows = (rows: { _id: string }[] | undefined, id: string | undefined): boolean =>
    id === undefined || rows?.some(({ _id }) => _id === id) === true;
  const isKnown =
    knows(conversation?.applications, applicationId) && knows(conversation?.projects, projectId);
  if (conversation && isKnown) return {};
  return {
    start: {
      memberId,
      ...(applicationId !== undefined && { applicationId }),
      ...(projectId !== undefined && { projectId }),
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  [value.key, value.text, value.writtenAt].every((one) => typeof one === 'string') &&
  Array.isArray(value.attachments);

const storeOf = (memberId: string, conversationId: string) =>
  memberStore(memberId, `outbox ${conversationId}`);

/** What a reload has interrupted: nobody knows whether it has arrived. */
export function keptMessages(memberId: string, conversationId: string): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(storeOf(memberId, conversationId).read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** Keeps messages in this browser until they have arrived. */
export function keepMessages(memberId: string, conversationId: string, waiting: readonly Outgoing[]): void {
  const store = storeOf(memberId, conversationId);
  if (waiting.length === 0) store.clear();
  else store.write(JSON.stringify(waiting));
}
