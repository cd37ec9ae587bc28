import { describe, expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { idempotencyKeys } from './idempotency-key.ts';

const post = { body: { content: 'Hello' } };

describe('keys of keys', () => {
  it('keep the key when the outcome of the same call is unknown', () => {
    const keys = idempotencyKeys();
    const first = keys.keyFor(post);
    keys.ended(new ApiError({ kind: 'timeout' }));
    expect(keys.keyFor({ body: { content: 'Hello' } })).toBe(first);
  });

  it.each([
    ['success', undefined],
    ['a refusal', new ApiError({ kind: 'answer', status: 400 })],
  ])('take a new key after %s', (_, error) => {
    const keys = idempotencyKeys();
    const first = keys.keyFor(post);
    keys.ended(error);
    expect(keys.keyFor(post)).not.toBe(first);
  });

  it('take a new key for other words: the server refuses one key for two bodies', () => {
    const keys = idempotencyKeys();
    const first = keys.keyFor(post);
    keys.ended(new ApiError({ kind: 'network' }));
    expect(keys.keyFor({ body: { content: 'Hello!' } })).not.toBe(first);
  });
});
