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

/** Functions keep secrets for five minutes (lambdas/http/secrets.ts); after this long, all know a new key. */
const UNTIL_EVERYBODY_KNOWS = 6 * MINUTE;

const client = new SecretsManagerClient({});

async function change(SecretId: string, make: (old: ApplicationSecret) => ApplicationSecret): Promise<void> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const changed = JSON.stringify(make(readSecret(SecretString)));
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: changed }));
}

/**
 * Lets a new key sign sessions, in two steps so that no function ever meets a session whose key it does not know.
 * Broken off in between, it has done no harm: the announced key never signs, and the next rotation drops it in time.
 *
 * @param wait milliseconds between the steps
 * @returns the id of the new key
 */
export async function rotateSessionKey(stage: Stage, wait = UNTIL_EVERYBODY_KNOWS): Promise<string> {
  const secretId = (await outputsOf(stage))('SecretId');
  const key = newSessionKey(new Date());
  await change(secretId, (old) => announce(old, key));
  await sleep(wait);
  await change(secretId, (old) => promote(old, key, new Date()));
  return key.kid;
}
