import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { remove } from '../table/table.ts';
import { newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';
import { readConversation, withParticipant } from './store/conversations.ts';
import type { ConversationItem } from './store/items.ts';
import { conversationKeys } from './store/keys.ts';
import { conversationSubscribers } from './subscribers.ts';

expectInvariants();

const { conversations } = contract;

/** Delivers the changes of a conversation as one batch of the stream. */
async function deliver(...states: ConversationItem[]): Promise<void> {
  const events = states.map((conversation, at) => ({
    type: 'conversation.changed' as const,
    before: states[at - 1],
    conversation,
  }));
  for (const { run } of conversationSubscribers) await run(events);
}

describe.skipIf(!hasTable)(
  'a batch with the first message of a conversation and another change of it',
  () => {
    it('puts the conversation into the list of the other, with what is unread', async () => {
      const [writer, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
      await connect(writer, reader);
      const { _id: readerId } = reader.user;
      await writer.call(conversations.start, { body: { memberId: readerId, text: 'Hi' } });
      await settled();
      const conversationId = conversationIdOf(writer.user._id, readerId);
      const now = await readConversation(conversationId);
      if (!now) throw new Error('there is no conversation');
      await remove(conversationKeys.entry(readerId, conversationId));
      await remove(conversationKeys.unread(readerId, conversationId));
      const first = {
        ...now,
        participants: withParticipant(now, writer.user._id, { readId: '' }),
        version: 1,
      };
      await deliver(first, { ...now, version: 2 });
      const { body, headers } = await reader.call(conversations.list);
      expect(body).toMatchObject([{ _id: conversationId, unread: 1 }]);
      expect(headers.get('x-unread-count')).toBe('1');
    });
  },
);
