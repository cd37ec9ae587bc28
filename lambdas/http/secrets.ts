import { hkdfSync } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { SESSION_KEY_KEPT } from '../../shared/limits.ts';
import { config } from '../config.ts';

const KEPT_MS = 5 * 60_000;

const client = new SecretsManagerClient({});

const secret = () =>
  z.object({
    /** Random characters that every other key is derived from; never rotated, because passwords depend on it. */
    root: z.string().min(32),
    /** Keys of sessions, newest first: the first that is not only announced signs, all verify. Without one, `root` signs. */
    sessionKeys: z
      .array(z.object({ kid: z.string(), key: z.string().min(32), announced: z.boolean().optional() }))
      .optional(),
    /** When the first rotation replaced the key derived from `root`; absent where that was before this was recorded. */
    rootReplacedAt: z.string().optional(),
  });

export interface SigningKey {
  kid: string;
  key: Uint8Array;
}

export interface Secrets {
  /** The first one signs, all verify. */
  sessionKeys: [SigningKey, ...SigningKey[]];
  pepper: Uint8Array;
  cursorKey: Uint8Array;
  requestKey: Uint8Array;
  challengeKey: Uint8Array;
  /** Signs what a browser is known by. */
  browserKey: Uint8Array;
  /** Signs the links in mails. */
  linkKey: Uint8Array;
  /** Makes recovery codes, and what is stored of them. */
  recoveryCodeKey: Uint8Array;
  /** Names e-mail addresses that take no mail without storing them. */
  addressKey: Uint8Array;
}

const derive = (root: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', root, 'hearth', purpose, 32));

type Stored = z.infer<ReturnType<typeof secret>>;
type SessionKey = NonNullable<Stored['sessionKeys']>[number];

/** All keys, the one that signs first. The one derived from `root` goes when no session that it has signed can live. */
function sessionKeysOf({ root, sessionKeys = [], rootReplacedAt }: Stored): Secrets['sessionKeys'] {
  const derived: SigningKey = { kid: 'root', key: derive(root, 'session') };
  const named = ({ kid, key }: SessionKey): SigningKey => ({ kid, key: Buffer.from(key) });
  const announced = sessionKeys.filter((key) => key.announced).map(named);
  const [newest, ...older] = sessionKeys.filter((key) => !key.announced).map(named);
  if (!newest) return [derived, ...announced];
  const replacedAt = Date.parse(rootReplacedAt ?? older.at(-1)?.kid ?? newest.kid);
  const isDerivedInUse = Date.now() < replacedAt + SESSION_KEY_KEPT;
  return [newest, ...older, ...announced, ...(isDerivedInUse ? [derived] : [])];
}

function derived(json: string): Secrets {
  const stored = secret().parse(JSON.parse(json));
  const { root } = stored;
  return {
    sessionKeys: sessionKeysOf(stored),
    pepper: derive(root, 'password'),
    cursorKey: derive(root, 'cursor'),
    requestKey: derive(root, 'idempotency'),
    challengeKey: derive(root, 'passkey'),
    browserKey: derive(root, 'known-browser'),
    linkKey: derive(root, 'mail-link'),
    addressKey: derive(root, 'mail-address'),
    recoveryCodeKey: derive(root, 'recovery-code'),
  };
}

async function read(id: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!SecretString) throw new Error(`the secret ${id} is empty`);
  return SecretString;
}

/**
 * Keeps a value for a while, so that a rotation is noticed; the old value serves on while no new one can be had, and a
 * failure is never kept.
 */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let held: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (held && held.until >= Date.now()) return held.value;
    const old = held;
    const value = make().catch((error: unknown) => {
      if (old) return old.value;
      held = undefined;
      throw error;
    });
    held = { value, until: Date.now() + KEPT_MS };
    return value;
  };
}

/** The keys of this stage, read at most every five minutes per container. */
export const secrets: () => Promise<Secrets> = kept(async () => derived(await read(config().SECRET_ID)));

/** The word that only the distribution knows, or undefined where there is none (locally). */
export const originWord: () => Promise<string | undefined> = kept(async () => {
  const id = config().ORIGIN_SECRET_ID;
  return id ? read(id) : undefined;
});
