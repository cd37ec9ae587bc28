import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutOff, fakeServer, json } from '../testing/fake-server.ts';
import { api } from './client.ts';
import { connectivity, reportReached } from './connectivity.ts';
import { idempotencyKeys } from './idempotency-key.ts';

const CREATE = 'POST /posts/create';
const post = { _id: 'p1', content: 'Hello' };

/** Publishes the post, with all waiting skipped. */
async function publish(idempotencyKey?: string): Promise<unknown> {
  const call = api.posts
    .create({ body: { content: 'Hello' } }, { idempotencyKey })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return call;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reportReached();
  vi.useRealTimers();
});

describe('an answer that breaks off in the middle of its body', () => {
  it('of a call that writes is a lost one: the call is repeated with the same key', async () => {
    const server = fakeServer({ [CREATE]: [cutOff(post), cutOff(post), () => json(post)] });
    expect(await publish()).toEqual(post);
    const keys = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(connectivity().lost).toBe(false);
  });

  it('leaves the key to the next press when all repeats break off', async () => {
    fakeServer({ [CREATE]: cutOff(post), 'GET /health': () => json({}) });
    const intent = idempotencyKeys();
    const key = intent.keyFor('Hello');
    const error = await publish(key);
    expect(error).toMatchObject({ kind: 'network', isUnsettled: true });
    intent.ended(error);
    expect(intent.keyFor('Hello')).toBe(key);
  });

  it('of a read is a failure that the query cache repeats', async () => {
    fakeServer({ 'GET /posts': cutOff([post]) });
    await expect(api.posts.list()).rejects.toMatchObject({ kind: 'network', isUnsettled: true });
  });

  it('of a refusal is still a refusal', async () => {
    fakeServer({ [CREATE]: cutOff({ message: 'No' }, 400) });
    expect(await publish()).toMatchObject({ kind: 'answer', status: 400 });
  });
});
