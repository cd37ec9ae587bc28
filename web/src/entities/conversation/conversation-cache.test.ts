import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversation, LinkedApplication } from '../../../../shared/model/conversation.ts';
import { conversation, conversationId, messageOf } from '../../testing/conversations.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { addMessage } from './conversation-cache.ts';
import { conversationQuery } from './conversation-queries.ts';
import { changeOutbox, deliver } from './deliver.ts';

const GET = `GET /conversations/${conversationId}`;
const news = messageOf(3, daniel._id, 'In the fog, too');
const at = (stage: LinkedApplication['stage']): Conversation => ({
  ...conversation,
  applications: [
    {
      _id: 'application',
      projectId: 'project',
      projectName: 'Tidewise',
      roleTitle: 'Navigator',
      status: 'pending',
      stage,
    },
  ],
});

let client: QueryClient;
let stopLooking: () => void;
const shown = () => client.getQueryData(conversationQuery(conversationId).queryKey);
const look = (): void => {
  stopLooking = new QueryObserver(client, conversationQuery(conversationId)).subscribe(() => {});
};

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});
afterEach(() => {
  stopLooking();
  client.clear();
  vi.unstubAllGlobals();
});

it('makes a read again that a message came into', async () => {
  const tooEarly = Promise.withResolvers<Response>();
  const server = fakeServer({
    [GET]: [() => tooEarly.promise, () => json({ ...at('inTalk'), lastMessage: news })],
  });
  client.setQueryData(conversationQuery(conversationId).queryKey, at('seen'));
  look();
  void client.invalidateQueries();
  await vi.waitFor(() => expect(server.to(GET)).toHaveLength(1));
  addMessage(client, conversationId, news);
  tooEarly.resolve(json(at('seen')));
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ lastMessage: news, applications: [{ stage: 'inTalk' }] }),
  );
});

it('shows the stage that a first message brings an application to, although its answer is too early for that', async () => {
  fakeServer({
    [GET]: [() => json(at('inTalk'))],
    'POST /conversations': () => json({ conversation: at('seen'), message: news }, 201),
  });
  client.setQueryData(conversationQuery(conversationId).queryKey, null);
  look();
  changeOutbox(client, maya._id, conversationId, () => ({
    waiting: [
      {
        key: 'key',
        text: news.text,
        attachments: [],
        writtenAt: news.createdAt,
        start: { memberId: daniel._id, applicationId: 'application' },
      },
    ],
    problem: undefined,
  }));
  deliver(client, maya._id, conversationId);
  await vi.waitFor(() => expect(shown()).toMatchObject({ applications: [{ stage: 'inTalk' }] }));
});
