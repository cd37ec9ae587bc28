import { setTimeout as sleep } from 'node:timers/promises';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { MINUTE } from '../../shared/limits.ts';
import type { Stage } from '../stages.ts';
import { outputsOf } from './deployed-stage.ts';
import { type ApplicationSecret, announce, newSessionKey, promote, readSecret } from './session-keys.ts';

/** Functions cache secrets for five minutes (lambdas/http/secrets.ts); after this time all of them have the new key. */
const PROPAGATION_TIME = 6 * MINUTE;

const client = new SecretsManagerClient({});

async function change(SecretId: string, make: (old: ApplicationSecret) => ApplicationSecret): Promise<void> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const changed = JSON.stringify(make(readSecret(SecretString)));
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: changed }));
}

/**
 * Rotates the session signing key in two steps: all functions learn to verify with the new key before any signs with
 * it. If the rotation is interrupted between the steps, the new key never signs, and a later rotation removes it.
 *
 * @param wait time between the steps in milliseconds
 * @returns the id of the new key
 */
export async function rotateSessionKey(stage: Stage, wait = PROPAGATION_TIME): Promise<string> {
  const secretId = (await outputsOf(stage))('SecretId');
  const key = newSessionKey(new Date());
  await change(secretId, (old) => announce(old, key));
  await sleep(wait);
  await change(secretId, (old) => promote(old, key, new Date()));
  return key.kid;
}
