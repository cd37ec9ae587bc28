import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { SECRETS, type SecretName } from './names.ts';

const client = /* @__PURE__ */ new SecretsManagerClient({});

const BASE64URL_OF_32_BYTES = /^[\w-]{43}$/;

async function read(name: SecretName): Promise<string> {
  const id = config()[SECRETS[name]];
  if (!id) throw new Error(`this function is not told where the secret ${name} is`);
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!SecretString) throw new Error(`the secret ${name} is empty`);
  return SecretString;
}

/**
 * Makes the function that reads a secret, at most every five minutes per container, so that a rotation is noticed. The
 * old value serves on while no new one can be had, and a failure is never kept.
 *
 * @param parse makes of the text what is wanted, and throws when it is none
 */
export function keptSecret<T>(name: SecretName, parse: (text: string) => T): () => Promise<T> {
  let held: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (held && held.until > Date.now()) return held.value;
    const old = held;
    const value = read(name)
      .then(parse)
      .catch((error: unknown) => {
        if (old) return old.value;
        held = undefined;
        throw error;
      });
    held = { value, until: Date.now() + config().SECRETS_KEPT_SECONDS * SECOND };
    return value;
  };
}

/**
 * Makes the function that reads a key of 32 bytes.
 *
 * @throws Error, when it is called, if the secret is anything else
 */
export const keptKey = (name: SecretName): (() => Promise<Uint8Array>) =>
  keptSecret(name, (text) => {
    if (!BASE64URL_OF_32_BYTES.test(text)) throw new Error(`the secret ${name} is no key of 32 bytes`);
    return Buffer.from(text, 'base64url');
  });
