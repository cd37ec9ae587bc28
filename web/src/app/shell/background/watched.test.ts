import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '../../../../../shared/limits.ts';
import type { LiveTopic } from '../../../../../shared/model/live.ts';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../api/queries.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { post } from '../../../testing/people.ts';
import { followShown, topicOf, type Watched } from './watched.ts';

const params = { postId: post._id };
const topic: LiveTopic = `post:${post._id}`;
const GET = `GET /posts/${post._id}`;

let client: QueryClient;
let watched: Watched;
let topics: LiveTopic[][];

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  topics = [];
  watched = followShown(client, (now) => topics.push(now));
});

afterEach(() => {
  watched.end();
  vi.useRealTimers();
});

/** A screen shows a post; ends when called. */
function showPost(): () => void {
  client.setQueryData(keyOf(api.posts.get, { params }), post);
  const query = { queryKey: keyOf(api.posts.get, { params }), enabled: false };
  return new QueryObserver(client, query).subscribe(() => {});
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('what a tab shows', () => {
  it('is named by its queries', () => {
    const named = [
      keyOf(api.posts.list),
      keyOf(api.posts.get, { params }),
      keyOf(api.posts.comments, { params }),
      keyOf(api.projects.get, { params: { projectId: 'proj000000000001' } }),
      keyOf(api.users.get, { params: { username: 'daniel' } }),
    ].map((queryKey) => topicOf({ queryKey }));
    expect(named).toEqual(['feed', topic, topic, 'project:proj000000000001', undefined]);
  });

  it('is told as screens come and go', async () => {
    const end = showPost();
    await pass(SECOND);
    end();
    await pass(SECOND);
    expect(topics).toEqual([[topic], []]);
  });

  it('is read once, however often it changes, and again some seconds later', async () => {
    const server = fakeServer({ [GET]: () => json({ ...post, likeCount: 9 }) });
    showPost();
    await pass(SECOND);
    for (let time = 0; time < 20; time += 1) watched.changed(topic);
    await pass(SECOND);
    expect(server.to(GET)).toHaveLength(1);
    expect(client.getQueryData(keyOf(api.posts.get, { params }))).toMatchObject({ likeCount: 9 });
    watched.changed(topic);
    await pass(SECOND);
    expect(server.to(GET)).toHaveLength(1);
    await pass(3 * SECOND);
    expect(server.to(GET)).toHaveLength(2);
  });

  it('is not read while this tab changes something, of which the read may know nothing', async () => {
    const server = fakeServer({ [GET]: () => json({ ...post, commentCount: 0 }) });
    showPost();
    await pass(SECOND);
    const change = client.getMutationCache().build(client, { mutationFn: () => pass(2 * SECOND) });
    const changed = change.execute(undefined);
    watched.changed(topic);
    await pass(SECOND);
    expect(server.to(GET)).toHaveLength(0);
    await changed;
    await pass(2 * SECOND);
    expect(server.to(GET)).toHaveLength(1);
  });

  it('is not read while it is not shown, nor when the channel is back and it is new', async () => {
    const server = fakeServer({ [GET]: () => json(post) });
    watched.changed(topic);
    showPost();
    await pass(SECOND / 2);
    watched.catchUp();
    await pass(SECOND);
    expect(server.to(GET)).toHaveLength(0);
    await pass(2 * SECOND);
    watched.catchUp();
    await pass(SECOND);
    expect(server.to(GET)).toHaveLength(1);
  });
});
