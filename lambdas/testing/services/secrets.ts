import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { vi } from 'vitest';
import { firstValues } from '../../secrets/first-values.ts';
import { SECRET_NAMES, type SecretName } from '../../secrets/names.ts';
import { secretId } from '../environment.ts';

export const ROOT = 'root '.repeat(10);

/** Secrets Manager as unit tests see it. */
export const vault = mockClient(SecretsManagerClient);

/** Puts secrets into Secrets Manager in place of those before: those given, and the first values of all others. */
export function storeSecrets(given: Partial<Record<SecretName, string>> = {}): void {
  const values: Partial<Record<SecretName, string>> = { ...firstValues(ROOT), ...given };
  vault.reset();
  for (const name of SECRET_NAMES) {
    const SecretString = values[name];
    vault
      .on(GetSecretValueCommand, { SecretId: secretId(name) })
      .resolves(SecretString === undefined ? {} : { SecretString });
  }
}

const LONGER_THAN_KEPT_MS = 6 * 60_000;

/** Stops the clock so much later that functions read their secrets again. */
export function passAWhile(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LONGER_THAN_KEPT_MS });
}
