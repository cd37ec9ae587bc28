import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '../../../../../shared/model/live.ts';
import type { Notification } from '../../../../../shared/model/notification.ts';
import { api } from '../../../api/client.ts';
import { receive } from '../../../api/live/live.ts';
import { keyOf } from '../../../api/queries.ts';
import { conversationKey, threadKey } from '../../../entities/conversation/conversation-queries.ts';
import { conversationId } from '../../../testing/conversations.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { daniel, notification as like, maya } from '../../../testing/people.ts';
import { project } from '../../../testing/projects.ts';
import { followLive } from './live-updates.ts';

const ME = keyOf(api.auth.me);
const CONVERSATIONS = [
  keyOf(api.conversations.list),
  conversationKey(conversationId),
  threadKey(conversationId),
];

let client: QueryClient;
let end: (() => void) | undefined;
const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
const notified = (type: Notification['type']): ServerFrame => ({
  type: 'notification',
  notification: { ...like, type },
});

beforeEach(() => {
  // Nobody answers: what the page does besides is not looked at here.
  fakeServer({});
  vi.stubGlobal('WebSocket', class extends EventTarget {});
  client = new QueryClient();
  for (const key of [ME, ...CONVERSATIONS]) client.setQueryData(key, {});
  end = followLive(client, maya._id);
});
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
});

describe('an open page', () => {
  it.each(['account_suspended', 'suspension_lifted'] as const)('reads anew who one is on %s', (type) => {
    receive(notified(type));
    expect(isStale(ME)).toBe(true);
  });

  it('reads a project anew when somebody has applied or left, and leaves it where it was commented', () => {
    const shown = keyOf(api.projects.get, { params: { projectId: project._id } });
    const comments = keyOf(api.projects.comments, { params: { projectId: project._id } });
    client.setQueryData(shown, { project });
    client.setQueryData(comments, {});
    const about = { _id: project._id, name: '', poster: '', description: '' };
    const tell = (type: Notification['type']) =>
      receive({ type: 'notification', notification: { ...like, type, project: about } });
    tell('project_comment');
    expect(isStale(shown)).toBe(false);
    tell('application_received');
    expect(isStale(shown)).toBe(true);
    expect(isStale(comments)).toBe(false);
  });

  it('reads conversations anew when an application comes to another stage, or somebody is blocked or blocked no longer', () => {
    receive(notified('post_like'));
    expect([ME, ...CONVERSATIONS].map(isStale)).toEqual([false, false, false, false]);
    receive({ type: 'application', conversationId: `${daniel._id}${maya._id}` });
    expect(CONVERSATIONS.map(isStale)).toEqual([true, true, true]);
    for (const key of CONVERSATIONS) client.setQueryData(key, {});
    receive({ type: 'relation', memberId: daniel._id });
    expect(CONVERSATIONS.map(isStale)).toEqual([true, true, true]);
  });
});
