import { contract } from '../../shared/api/index.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import type { Caller } from '../testing/calls/caller.ts';
import {
  type Answers,
  type Examples,
  type Parties,
  reads,
  secret,
  writes,
} from '../testing/examples/example.ts';
import { absent, type Scene } from '../testing/examples/seen.ts';
import { connection, message } from '../testing/examples/things.ts';

/** Both members of a conversation, and nobody else. */
const forBoth = (status: number): Answers => ({ owner: status, others: 404, host: status });

/** The conversation of the viewer with somebody with whom they were connected. */
const withFriend = ({ viewer, friend, messageId }: Scene) => ({
  conversationId: conversationIdOf(viewer._id, friend._id),
  messageId,
});

const TEXT = { text: 'A message of an ordinary length, as people write them.' };

/** The newest message that a member has of another; none where they have not written. */
async function newestOf(member: Caller, other: Caller): Promise<string> {
  const params = { conversationId: conversationIdOf(member._id, other._id) };
  const { body } = await member.call(contract.conversations.messages, { params });
  return Array.isArray(body) ? (body[0]?._id ?? '') : '';
}

const connected = (parties: Parties) => connection.make(parties);

export const examples: Examples<typeof contract.conversations> = {
  start: {
    budget: writes([10, 15], 6, 8, 4),
    by: 'owner',
    before: connected,
    body: ({ host }) => ({ memberId: host._id, ...TEXT }),
    seen: { status: absent(403), body: ({ subject }) => ({ memberId: subject._id, ...TEXT }) },
  },
  list: {
    budget: reads(25, 6, 3),
    asks: { 'of the hub': { by: 'hubMember' } },
    seen: { status: 200, holds: ({ friend }) => friend._id },
  },
  get: {
    budget: reads(4, 4, 2),
    names: message,
    answers: forBoth(200),
    seen: { status: absent(200), params: withFriend },
  },
  messages: {
    budget: reads(4, 3, 1),
    names: message,
    answers: forBoth(200),
    seen: { status: absent(200), params: withFriend },
  },
  send: {
    budget: writes([8, 14], 5, 7, 4),
    by: 'owner',
    names: message,
    answers: forBoth(201),
    body: TEXT,
    seen: { status: absent(201), params: withFriend },
  },
  deleteMessage: {
    budget: writes([6, 7], 4, 5, 3),
    unlimited: 'it takes away, or answers, what was counted when it was made',
    by: 'owner',
    names: message,
    answers: { ...secret, host: 403 },
    seen: { status: absent(200), params: withFriend },
  },
  markRead: {
    budget: writes([5, 6], 4, 5, 3),
    unlimited: 'nobody else notices, and it costs the same however often',
    by: 'host',
    names: message,
    answers: forBoth(200),
    body: async ({ owner, host }) => ({ messageId: await newestOf(host, owner) }),
    seen: { status: absent(200), params: withFriend, body: ({ messageId }) => ({ messageId }) },
  },
  setArchived: {
    budget: writes([6, 7], 5, 6, 4),
    unlimited: 'nobody else notices, and it costs the same however often',
    by: 'owner',
    names: message,
    answers: forBoth(200),
    body: { archived: true },
    seen: { status: absent(200), params: withFriend },
  },
};
