import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { type FilledSecret, firstValues } from './first-values.ts';
import { SECRETS } from './names.ts';

const client = new SecretsManagerClient({});

const isFilledSecret = (name: string): name is FilledSecret =>
  Object.hasOwn(SECRETS, name) && name !== 'origin';

const event = () =>
  z.object({
    /** Secrets Manager id of the secret that holds the root. */
    root: z.string().min(1),
    /** Secrets Manager id of each secret that is to have a value. */
    secrets: z.record(z.string(), z.string().min(1)),
  });

const rootSecret = () => z.object({ root: z.string().min(32) });

async function rootOf(SecretId: string): Promise<string> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return rootSecret().parse(JSON.parse(SecretString)).root;
}

async function isEmpty(SecretId: string): Promise<boolean> {
  const { VersionIdsToStages = {} } = await client.send(new DescribeSecretCommand({ SecretId }));
  return !Object.values(VersionIdsToStages).flat().includes('AWSCURRENT');
}

/**
 * Gives every secret of a stage that is empty its first value, and leaves all others as they are. Called by each
 * deployment that adds a secret; may be called again.
 *
 * @returns the names of those that were empty
 */
export async function handler(given: unknown): Promise<{ filled: string[] }> {
  const { root, secrets } = event().parse(given);
  const values = firstValues(await rootOf(root));
  const filled: string[] = [];
  for (const [name, SecretId] of Object.entries(secrets)) {
    if (!isFilledSecret(name)) throw new Error(`there is no first value for a secret ${name}`);
    if (!(await isEmpty(SecretId))) continue;
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: values[name] }));
    filled.push(name);
  }
  return { filled };
}
