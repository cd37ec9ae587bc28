import { DAY } from '../../shared/limits.ts';
import { type ApplicationSecret, announce, newSessionKey, promote, readSecret } from './session-keys.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const ROOT = 'r'.repeat(64);

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY);
const keyFrom = (days: number) => newSessionKey(daysAgo(days));
const secretWith = (...sessionKeys: ApplicationSecret['sessionKeys']): ApplicationSecret => ({
  root: ROOT,
  sessionKeys,
});

test('the first rotation adds a key and keeps the root', () => {
  const fresh = readSecret(JSON.stringify({ root: ROOT }));
  const key = keyFrom(0);
  expect(promote(announce(fresh, key), key, NOW)).toEqual({
    root: ROOT,
    sessionKeys: [key],
    rootReplacedAt: NOW.toISOString(),
  });
});

test('an announced key does not sign: the current key stays first', () => {
  const old = keyFrom(10);
  const key = keyFrom(0);
  expect(announce(secretWith(old), key).sessionKeys).toEqual([old, { ...key, announced: true }]);
});

test('the key of an interrupted rotation is removed by the next', () => {
  const [old, lost, key] = [keyFrom(20), keyFrom(10), keyFrom(0)];
  const interrupted = announce(secretWith(old), lost);
  expect(promote(announce(interrupted, key), key, NOW).sessionKeys).toEqual([key, old]);
});

test('it stays known since when the root signs no sessions, also where that was not recorded', () => {
  const [first, second, key] = [keyFrom(40), keyFrom(20), keyFrom(0)];
  const once = promote(secretWith(second, first), key, NOW);
  expect(once.rootReplacedAt).toBe(first.kid);
  expect(promote({ ...once, sessionKeys: [key] }, keyFrom(0), NOW).rootReplacedAt).toBe(first.kid);
});

test('a promoted key comes first, without a duplicate, and the previous key still verifies', () => {
  const old = keyFrom(400);
  const key = keyFrom(0);
  expect(promote(announce(secretWith(old), key), key, NOW).sessionKeys).toEqual([key, old]);
});

test('a key is removed 31 days after it was replaced, whatever its own age', () => {
  const [recent, justInTime, tooOld] = [keyFrom(30), keyFrom(32), keyFrom(90)];
  const key = keyFrom(0);
  expect(promote(secretWith(recent, justInTime, tooOld), key, NOW).sessionKeys).toEqual([
    key,
    recent,
    justInTime,
  ]);
});

test('keys are long, random, and named by their creation time', () => {
  const [one, other] = [newSessionKey(NOW), newSessionKey(NOW)];
  expect(one.kid).toBe('2026-11-21T08:00:00.000Z');
  expect(one.key).toMatch(/^[\w-]{64}$/);
  expect(one.key).not.toBe(other.key);
});

test('other fields of the secret are preserved', () => {
  const before = readSecret(JSON.stringify({ root: ROOT, other: 1 }));
  expect(promote(before, keyFrom(0), NOW)).toMatchObject({ root: ROOT, other: 1 });
});

test('a secret of another shape is refused', () => {
  expect(() => readSecret('{"root":"short"}')).toThrow();
});
