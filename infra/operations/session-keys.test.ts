import { newSessionKey } from '../../lambdas/secrets/session-keys.ts';
import { DAY } from '../../shared/limits.ts';
import { announce, promote } from './session-keys.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * DAY).toISOString();
const first = newSessionKey('first').verifying;
const old = newSessionKey('old').verifying;
const key = newSessionKey('new').verifying;

test('a new key comes first, and all others still verify', () => {
  expect(announce([old, first], key)).toEqual([key, old, first]);
});

test('the key that it replaces still verifies once it signs', () => {
  expect(promote(announce([first], key), 'new', 'first', NOW)).toEqual([
    key,
    { ...first, replacedAt: NOW.toISOString() },
  ]);
});

test('a key goes 31 days after it was replaced', () => {
  const replaced = [
    { ...first, replacedAt: daysAgo(32) },
    { ...newSessionKey('second').verifying, replacedAt: daysAgo(30) },
  ];
  const kept = promote(announce([old, ...replaced], key), 'new', 'old', NOW);
  expect(kept.map(({ kid }) => kid)).toEqual(['new', 'old', 'second']);
});

test('a rotation that was interrupted signs nobody out, and its key goes with the next', () => {
  const lost = newSessionKey('lost').verifying;
  const interrupted = announce([old], lost);
  const kept = promote(announce(interrupted, key), 'new', 'old', NOW);
  expect(kept.map(({ kid }) => kid)).toEqual(['new', 'old']);
});

test('no two keys are alike, and what verifies holds nothing private', () => {
  const [one, other] = [newSessionKey('a'), newSessionKey('a')];
  expect(one.signing.key.d).not.toBe(other.signing.key.d);
  expect(one.verifying).toEqual({ kid: 'a', key: { kty: 'OKP', crv: 'Ed25519', x: one.signing.key.x } });
});
