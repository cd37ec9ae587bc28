import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import * as z from 'zod';
import { AwsError, operation, serveAwsJson } from '../http/aws-json.ts';
import { readSecrets, type Secret, writeSecrets } from './secret-file.ts';

interface SecretsOptions {
  /** Path of the JSON file with the secrets, created with mode 0600. */
  file: string;
  port?: number;
}

export interface LocalSecrets {
  endpoint: string;
  /** Creates the secret with the value of `make` if it does not exist, and returns the value that it has. */
  ensure(name: string, make: () => string): string;
  close(): Promise<void>;
}

const getSecretValue = z.object({ SecretId: z.string().min(1) });

/** Starts a Secrets Manager emulator on 127.0.0.1 that stores secrets in a file and answers `GetSecretValue`. */
export async function startSecrets({ file, port }: SecretsOptions): Promise<LocalSecrets> {
  const secrets = readSecrets(file);
  if (existsSync(file)) chmodSync(file, 0o600);

  function find(id: string): Secret {
    const secret = secrets.get(id) ?? [...secrets.values()].find(({ arn }) => arn === id);
    if (!secret) {
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
    return secret;
  }

  const server = await serveAwsJson({
    target: 'secretsmanager',
    version: '1.1',
    invalidInput: 'InvalidParameterException',
    port,
    operations: {
      GetSecretValue: operation(getSecretValue, ({ SecretId }) => {
        const { arn, name, current } = find(SecretId);
        return {
          ARN: arn,
          Name: name,
          VersionId: current.id,
          SecretString: current.value,
          VersionStages: ['AWSCURRENT'],
          CreatedDate: current.createdAt / 1_000,
        };
      }),
    },
  });

  return {
    endpoint: server.endpoint,
    ensure(name, make) {
      const existing = secrets.get(name);
      if (existing) return existing.current.value;
      const arn = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-local0`;
      const current = { id: randomUUID(), value: make(), createdAt: Date.now() };
      secrets.set(name, { name, arn, current });
      writeSecrets(file, secrets.values());
      return current.value;
    },
    close: server.close,
  };
}
