import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { newPushKeys } from '../../lambdas/secrets/push-keys.ts';
import type { Stage } from '../stages.ts';
import { outputsOf } from './deployed-stage.ts';

/** Gives a stage a new pair of keys for pushes. Push services take none any more for browsers that know the earlier one. */
export async function rotatePushKeys(stage: Stage): Promise<void> {
  const output = await outputsOf(stage);
  const { signing, verifying } = newPushKeys();
  const client = new SecretsManagerClient({});
  const store = (SecretId: string, SecretString: string) =>
    client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  await store(output('PushPublicKeyId'), verifying);
  await store(output('PushSigningKeyId'), signing);
}
