import { setTimeout as sleep } from 'node:timers/promises';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import {
  newSessionKey,
  type PublicKey,
  parsePublicKeys,
  parseSigningKey,
} from '../../lambdas/secrets/session-keys.ts';
import { MINUTE } from '../../shared/limits.ts';
import type { Stage } from '../stages.ts';
import { outputsOf } from './deployed-stage.ts';
import { announce, promote } from './session-keys.ts';

/** Functions keep secrets for five minutes (lambdas/secrets/kept-secret.ts); after this time all know the new key. */
const PROPAGATION_TIME = 6 * MINUTE;

interface Rotation {
  /** Milliseconds until all functions know what was stored. */
  wait?: number;
  /** Takes all earlier keys away, so that every session ends whose key may have leaked. */
  endsSessions?: boolean;
}

const client = new SecretsManagerClient({});

const store = (SecretId: string, value: unknown) =>
  client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(value) }));

async function read(SecretId: string): Promise<string> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return SecretString;
}

const changeKeys = async (SecretId: string, make: (old: PublicKey[]) => PublicKey[]) =>
  store(SecretId, make(parsePublicKeys(await read(SecretId))));

/**
 * Rotates the key of sessions: all functions learn to verify with the new one before any signs with it. The private part
 * of the earlier one is gone afterwards. If this is interrupted, the new public key stays without use until the next
 * rotation removes it.
 *
 * @returns the id of the new key
 */
export async function rotateSessionKey(
  stage: Stage,
  { wait = PROPAGATION_TIME, endsSessions = false }: Rotation = {},
): Promise<string> {
  const output = await outputsOf(stage);
  const [publicKeys, signingKey] = [output('SessionPublicKeysId'), output('SessionSigningKeyId')];
  const replaced = parseSigningKey(await read(signingKey));
  const { signing, verifying } = newSessionKey(new Date().toISOString());
  await changeKeys(publicKeys, (old) => announce(old, verifying));
  await sleep(wait);
  // Before it signs, so that a crash in between leaves no key that signs without having been replaced.
  await changeKeys(publicKeys, (old) => promote(old, signing.kid, replaced.kid, new Date()));
  await store(signingKey, signing);
  if (endsSessions) {
    await sleep(wait);
    await store(publicKeys, [verifying]);
  }
  return signing.kid;
}
