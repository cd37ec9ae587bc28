import type { Config } from '../config.ts';

type SecretVariable = Extract<keyof Config, `${string}_SECRET_ID`>;

/**
 * Every secret of a stage, with the variable by which functions know it. Each is read by the file of its name in this
 * folder, so that the bundle of a function says which ones it needs: it is granted those and no others.
 */
export const SECRETS = {
  /** The word by which functions know their distribution. */
  origin: 'ORIGIN_SECRET_ID',
  /** Begins sessions. */
  'session-signing-key': 'SESSION_SIGNING_KEY_SECRET_ID',
  /** Nothing to hide: what sessions are verified with. It lies here so that a rotation needs no deployment. */
  'session-public-keys': 'SESSION_PUBLIC_KEYS_SECRET_ID',
  /** Goes into the hash of every password, so it is never changed. */
  'password-pepper': 'PASSWORD_PEPPER_SECRET_ID',
  /** Signs places in lists. */
  'cursor-key': 'CURSOR_KEY_SECRET_ID',
  /** Hashes what was asked for under an Idempotency-Key. */
  'request-key': 'REQUEST_KEY_SECRET_ID',
  /** Signs challenges of passkeys. */
  'challenge-key': 'CHALLENGE_KEY_SECRET_ID',
  /** Signs what a browser is known by. */
  'browser-key': 'BROWSER_KEY_SECRET_ID',
  /** Signs the links in mails. */
  'link-key': 'LINK_KEY_SECRET_ID',
  /** Hashes e-mail addresses that take no mail, so that they are known without being stored. */
  'address-key': 'ADDRESS_KEY_SECRET_ID',
  /** Makes recovery codes, and what is stored of them. */
  'recovery-code-key': 'RECOVERY_CODE_KEY_SECRET_ID',
  /** Signs pushes, so that push services know them for ours (VAPID). */
  'push-signing-key': 'PUSH_SIGNING_KEY_SECRET_ID',
  /** Nothing to hide: what browsers subscribe with. It lies here so that a rotation needs no deployment. */
  'push-public-key': 'PUSH_PUBLIC_KEY_SECRET_ID',
} as const satisfies Record<string, SecretVariable>;

export type SecretName = keyof typeof SECRETS;

const isSecretName = (name: string): name is SecretName => Object.hasOwn(SECRETS, name);

export const SECRET_NAMES = Object.keys(SECRETS).filter(isSecretName);
