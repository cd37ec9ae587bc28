import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { vi } from 'vitest';
import { ORIGIN_SECRET_ID, SECRET_ID } from './environment.ts';

export const ROOT = 'root '.repeat(10);

interface Stored {
  /** Newest first. */
  sessionKeys?: { kid: string; key: string; announced?: boolean }[];
  rootReplacedAt?: string;
  originWord?: string;
}

/** Secrets Manager as unit tests see it. */
export const vault = mockClient(SecretsManagerClient);

/** Puts these secrets into Secrets Manager, in place of those before. */
export function storeSecrets({ originWord, ...keys }: Stored = {}): void {
  vault.reset();
  vault
    .on(GetSecretValueCommand, { SecretId: SECRET_ID })
    .resolves({ SecretString: JSON.stringify({ root: ROOT, ...keys }) });
  vault
    .on(GetSecretValueCommand, { SecretId: ORIGIN_SECRET_ID })
    .resolves(originWord === undefined ? {} : { SecretString: originWord });
}

const LONGER_THAN_KEPT_MS = 6 * 60_000;

/** Stops the clock so much later that functions read their secrets again. */
export function passAWhile(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LONGER_THAN_KEPT_MS });
}
