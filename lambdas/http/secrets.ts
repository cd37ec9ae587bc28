import { hkdfSync } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { config } from '../config.ts';

const KEPT_MS = 5 * 60_000;

const client = new SecretsManagerClient({});

const secret = () =>
  z.object({
    /** Random characters that every other key is derived from; never rotated, because passwords depend on it. */
    root: z.string().min(32),
    /** Keys that sign sessions, newest first; the older ones still verify. Derived from `root` until the first rotation. */
    sessionKeys: z.array(z.object({ kid: z.string(), key: z.string().min(32) })).optional(),
  });

export interface SigningKey {
  kid: string;
  key: Uint8Array;
}

export interface Secrets {
  /** Newest first. */
  sessionKeys: [SigningKey, ...SigningKey[]];
  pepper: Uint8Array;
  cursorKey: Uint8Array;
  requestKey: Uint8Array;
  challengeKey: Uint8Array;
}

const derive = (root: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', root, 'hearth', purpose, 32));

function derived(json: string): Secrets {
  const { root, sessionKeys = [] } = secret().parse(JSON.parse(json));
  const first: SigningKey = { kid: 'root', key: derive(root, 'session') };
  const [newest, ...older] = sessionKeys.map(({ kid, key }) => ({ kid, key: Buffer.from(key) }));
  return {
    sessionKeys: newest ? [newest, ...older, first] : [first],
    pepper: derive(root, 'password'),
    cursorKey: derive(root, 'cursor'),
    requestKey: derive(root, 'idempotency'),
    challengeKey: derive(root, 'passkey'),
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
