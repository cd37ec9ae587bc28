import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import * as z from 'zod';
import { AwsError, operation, serveAwsJson } from '../http/aws-json.ts';
import { readSecrets, type Secret, type SecretVersion, writeSecrets } from './secret-file.ts';

interface SecretsOptions {
  /** JSON file that holds the secrets, created with mode 0600. */
  file: string;
  port?: number;
}

export interface LocalSecrets {
  endpoint: string;
  /** Creates the secret with the value of `make` if there is none of that name, and else leaves it as it is. */
  ensure(name: string, make: () => string): void;
  close(): Promise<void>;
}

const getSecretValue = z.object({
  SecretId: z.string().min(1),
  VersionStage: z.string().optional(),
  VersionId: z.string().optional(),
});
const value = {
  SecretString: z.string(),
  SecretBinary: z.never().optional(),
  ClientRequestToken: z.string().optional(),
};
const createSecret = z.object({ Name: z.string().regex(/^[\w/+=.@-]{1,512}$/), ...value });
const putSecretValue = z.object({ SecretId: z.string().min(1), ...value });

const CURRENT = 'AWSCURRENT';
const PREVIOUS = 'AWSPREVIOUS';

/** Starts a Secrets Manager over one file on 127.0.0.1: `GetSecretValue`, `PutSecretValue`, `CreateSecret`. */
export async function startSecrets({ file, port }: SecretsOptions): Promise<LocalSecrets> {
  const secrets = readSecrets(file);
  if (existsSync(file)) chmodSync(file, 0o600);

  function save(secret: Secret): void {
    writeSecrets(
      file,
      [...secrets.values(), secret].filter((entry) => entry === secret || entry.name !== secret.name),
    );
    secrets.set(secret.name, secret);
  }

  function create(name: string, current: SecretVersion): Secret {
    if (secrets.has(name)) {
      throw new AwsError(
        'ResourceExistsException',
        `The operation failed because the secret ${name} already exists.`,
      );
    }
    const secret = {
      name,
      arn: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-local0`,
      current,
    };
    save(secret);
    return secret;
  }

  function find(id: string): Secret {
    const secret = secrets.get(id) ?? [...secrets.values()].find(({ arn }) => arn === id);
    if (!secret) throw notFound("Secrets Manager can't find the specified secret.");
    return secret;
  }

  const server = await serveAwsJson({
    target: 'secretsmanager',
    version: '1.1',
    invalidInput: 'InvalidParameterException',
    port,
    operations: {
      GetSecretValue: operation(getSecretValue, ({ SecretId, VersionStage, VersionId }) => {
        const secret = find(SecretId);
        const stage = VersionStage ?? (VersionId !== undefined ? stageOf(secret, VersionId) : CURRENT);
        const version = atStage(secret, stage);
        if (!version || (VersionId ?? version.id) !== version.id) {
          throw notFound("Secrets Manager can't find the specified secret value.");
        }
        return {
          ...reference(secret, version.id),
          SecretString: version.value,
          VersionStages: [stage],
          CreatedDate: version.createdAt / 1_000,
        };
      }),
      PutSecretValue: operation(putSecretValue, ({ SecretId, ...input }) => {
        const secret = find(SecretId);
        const current = newVersion(input);
        const known = [secret.current, secret.previous].find((version) => version?.id === current.id);
        if (known && known.value !== current.value) {
          throw new AwsError('ResourceExistsException', 'The ClientRequestToken was used for another value.');
        }
        if (!known) save({ ...secret, current, previous: secret.current });
        return { ...reference(secret, current.id), VersionStages: [CURRENT] };
      }),
      CreateSecret: operation(createSecret, ({ Name, ...input }) => {
        const secret = create(Name, newVersion(input));
        return reference(secret, secret.current.id);
      }),
    },
  });

  return {
    endpoint: server.endpoint,
    ensure(name, make) {
      if (!secrets.has(name)) create(name, newVersion({ SecretString: make() }));
    },
    close: server.close,
  };
}

function newVersion(input: { SecretString: string; ClientRequestToken?: string | undefined }): SecretVersion {
  return { id: input.ClientRequestToken ?? randomUUID(), value: input.SecretString, createdAt: Date.now() };
}

function stageOf(secret: Secret, versionId: string): string {
  return secret.previous?.id === versionId ? PREVIOUS : CURRENT;
}

function atStage(secret: Secret, stage: string): SecretVersion | undefined {
  if (stage === CURRENT) return secret.current;
  return stage === PREVIOUS ? secret.previous : undefined;
}

const reference = ({ arn, name }: Secret, versionId: string) => ({
  ARN: arn,
  Name: name,
  VersionId: versionId,
});

const notFound = (message: string) => new AwsError('ResourceNotFoundException', message);
