import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import type { KeptCall } from '../../../api/kept-calls.ts';
import { memberStore } from '../../../api/member-store.ts';
import { useSend } from '../../../api/use-send.ts';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { resumeCalls } from './resume-calls.ts';

const LIKE = 'POST /posts/post1/like';
const COMMENT = 'POST /posts/post1/comment';
const OFFLINE = { 'GET /health': unreachable, 'GET /auth/me': unreachable };
const params = { postId: 'post1' };

const store = memberStore(maya._id, 'calls');
const kept = (): KeptCall[] => JSON.parse(store.read() ?? '[]');

/** The member loads the page again: what this page has asked for was asked by an earlier one. */
const reload = () => store.write(JSON.stringify(kept().map((call) => ({ ...call, page: 'earlier' }))));

const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) act(() => void window.dispatchEvent(new Event('online')));
};

function Buttons() {
  const like = useSend(api.posts.like, { scope: 'like', outlasts: { sets: 'like' } });
  const comment = useSend(api.posts.addComment, { outlasts: {} });
  return (
    <>
      {[true, false].map((liked) => (
        <button key={String(liked)} type="button" onClick={() => like.mutate({ params, body: { liked } })}>
          {liked ? 'Like' : 'Unlike'}
        </button>
      ))}
      {['One', 'Two'].map((content) => (
        <button key={content} type="button" onClick={() => comment.mutate({ params, body: { content } })}>
          {content}
        </button>
      ))}
    </>
  );
}

function openPage(replies: Replies) {
  const server = fakeServer({ ...OFFLINE, ...replies });
  const page = renderPart(<Buttons />, maya);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { server, press, ...page };
}

const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
const done = () => json({ done: true });

afterEach(() => vi.restoreAllMocks());

describe('a change that was asked for', () => {
  it('is kept until its answer is there', async () => {
    const { server, press } = openPage({ [LIKE]: done });
    await press('Like');
    await waitFor(() => expect(server.to(LIKE)).toHaveLength(1));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is not kept any longer once the member was told that it has failed', async () => {
    const { press } = openPage({ [LIKE]: () => refusal(400, 'No') });
    await press('Like');
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is kept in its order while others run before it, and sent under the key that was kept', async () => {
    goOnline(false);
    const { server, press } = openPage({ [LIKE]: [unreachable, done] });
    for (const name of ['Like', 'Unlike', 'Like']) await press(name);
    expect(kept().map(({ input }) => input.body)).toEqual([
      { liked: true },
      { liked: false },
      { liked: true },
    ]);
    const keys = kept().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
    await waitFor(() => expect(server.to(LIKE)).toHaveLength(1));
    goOnline(true);
    await waitFor(() => expect(server.to(LIKE)).toHaveLength(4));
    expect(keysOf(server.to(LIKE))).toEqual([keys[0], ...keys]);
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('what an earlier page has left', () => {
  it('is sent once there is a network, in its order, under its keys, and then told', async () => {
    goOnline(false);
    const { server, press, client, toasts } = openPage({ [COMMENT]: [unreachable, unreachable, done] });
    await press('One');
    await press('Two');
    reload();
    const keys = kept().map(({ idempotencyKey }) => idempotencyKey);
    const before = server.to(COMMENT).length;
    const resumed = resumeCalls(client, maya._id);
    await act(async () => {});
    expect(server.to(COMMENT)).toHaveLength(before);
    goOnline(true);
    await act(() => resumed);
    expect(keysOf(server.to(COMMENT))).toEqual(expect.arrayContaining(keys));
    expect(toasts()).toEqual(['2 changes that waited have been sent.']);
    expect(kept().filter(({ page }) => page === 'earlier')).toEqual([]);
  });

  it('is not sent when this page has set the same thing anew', async () => {
    goOnline(false);
    const { press, client, server } = openPage({ [LIKE]: [unreachable, done] });
    await press('Like');
    reload();
    await press('Unlike');
    await resumeCalls(client, maya._id);
    expect(server.to(LIKE)).toHaveLength(1);
    // Both presses of this test's one page end.
    goOnline(true);
    await waitFor(() => expect(server.to(LIKE)).toHaveLength(3));
  });

  it('is told when the server refuses it, or does not know its key any more', async () => {
    const { client, toasts, server } = openPage({ [LIKE]: () => refusal(404, 'Post not found') });
    const call = { facts: api.posts.like.facts, input: { params }, page: 'earlier' };
    const day = 24 * 60 * 60_000;
    store.write(JSON.stringify([{ ...call, idempotencyKey: 'k1', askedAt: Date.now() }]));
    await resumeCalls(client, maya._id);
    store.write(JSON.stringify([{ ...call, idempotencyKey: 'k2', askedAt: Date.now() - day }]));
    await resumeCalls(client, maya._id);
    expect(toasts()).toEqual(['Post not found', 'A change that waited could not be sent.']);
    expect(server.to(LIKE)).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  it('stays for the next page where no answer comes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client, toasts } = openPage({ [LIKE]: unreachable });
    const call = { facts: api.posts.like.facts, input: { params }, page: 'earlier' };
    store.write(JSON.stringify([{ ...call, idempotencyKey: 'k1', askedAt: Date.now() }]));
    const resumed = resumeCalls(client, maya._id);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(kept()).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });

  it('is left to that page while it is open', async () => {
    const real = navigator;
    const query = async () => ({ held: [{ name: 'hearth.page.earlier' }] });
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { query, request() {} } } }));
    onTestFinished(() => void vi.stubGlobal('navigator', real));
    const { client, server } = openPage({ [LIKE]: done });
    const call = { facts: api.posts.like.facts, input: { params }, page: 'earlier' };
    store.write(JSON.stringify([{ ...call, idempotencyKey: 'k1', askedAt: Date.now() }]));
    await resumeCalls(client, maya._id);
    expect(server.to(LIKE)).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { client, server } = openPage({ [LIKE]: done });
    memberStore('ada', 'calls').write(
      JSON.stringify([
        {
          facts: api.posts.like.facts,
          input: { params },
          idempotencyKey: 'k',
          askedAt: Date.now(),
          page: 'earlier',
        },
      ]),
    );
    await resumeCalls(client, maya._id);
    expect(server.to(LIKE)).toEqual([]);
    expect(memberStore('ada', 'calls').read()).toBeNull();
  });
});
