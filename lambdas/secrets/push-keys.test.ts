import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { ROOT } from '../testing/services/secrets.ts';
import { firstValues } from './first-values.ts';
import { newPushKeys, publicPushKey } from './push-keys.ts';

it('the first public key is that of the first private one', () => {
  const { 'push-signing-key': signing, 'push-public-key': verifying } = firstValues(ROOT);
  expect(verifying).toMatch(/^B[\w-]{86}$/);
  expect(publicPushKey(Buffer.from(signing, 'base64url'))).toBe(verifying);
});

it('a new pair is another one each time, of keys that belong together', () => {
  const [one, other] = [newPushKeys(), newPushKeys()];
  expect(one).not.toEqual(other);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(one.signing, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(one.verifying);
});
