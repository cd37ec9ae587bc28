import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { SecretName } from './names.ts';
import { publicPushKey } from './push-keys.ts';
import { pairOf, type SessionKeyPair } from './session-keys.ts';

/** The origin word is made by AWS, because the distribution needs it too. */
export type FilledSecret = Exclude<SecretName, 'origin'>;

type DerivedKey = Exclude<FilledSecret, 'session-signing-key' | 'session-public-keys' | 'push-public-key'>;

/** What each key was derived for while all were read from the root: a change would void passwords, links and codes. */
const PURPOSES: Record<DerivedKey, string> = {
  'password-pepper': 'password',
  'cursor-key': 'cursor',
  'request-key': 'idempotency',
  'challenge-key': 'passkey',
  'browser-key': 'known-browser',
  'link-key': 'mail-link',
  'address-key': 'mail-address',
  'recovery-code-key': 'recovery-code',
  'push-signing-key': 'web-push',
};

const derive = (root: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, 'hearth', purpose, 32));

/** What stands before the 32 bytes of a private key in the form that Node reads (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const FIRST_SESSION_KEY = 'first';

function firstSessionKey(root: string): SessionKeyPair {
  const der = Buffer.concat([PKCS8_HEAD, derive(root, 'session-ed25519')]);
  return pairOf(FIRST_SESSION_KEY, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
}

/**
 * The first value of every secret of a stage: the same for the same root, so that it can be made again after a crash or
 * a loss, and does not differ from what was derived before each secret stood on its own.
 *
 * @param root random characters
 */
export function firstValues(root: string): Record<FilledSecret, string> {
  const key = (name: DerivedKey): string => derive(root, PURPOSES[name]).toString('base64url');
  const { signing, verifying } = firstSessionKey(root);
  return {
    'session-signing-key': JSON.stringify(signing),
    'session-public-keys': JSON.stringify([verifying]),
    'password-pepper': key('password-pepper'),
    'cursor-key': key('cursor-key'),
    'request-key': key('request-key'),
    'challenge-key': key('challenge-key'),
    'browser-key': key('browser-key'),
    'link-key': key('link-key'),
    'address-key': key('address-key'),
    'recovery-code-key': key('recovery-code-key'),
    'push-signing-key': key('push-signing-key'),
    'push-public-key': publicPushKey(derive(root, PURPOSES['push-signing-key'])),
  };
}
