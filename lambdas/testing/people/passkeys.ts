import { contract } from '../../../shared/api/index.ts';
import { Client } from '../calls/client.ts';
import { Authenticator } from './authenticator.ts';

export { addPasskeyTo } from './add-passkey.ts';

const { challenge, login } = contract.passkeys;

/** An authenticator for the system that is tested. */
export const newAuthenticator = (): Authenticator => new Authenticator(new Client().url('/'));

/** Signs in with a passkey, in a browser of its own. */
export async function signInWithPasskey(
  authenticator: Authenticator,
  lies: Parameters<Authenticator['signIn']>[1] = {},
) {
  const client = new Client();
  const { body: options } = await client.call(challenge);
  const answer = await client.call(login, { body: { response: authenticator.signIn(options, lies) } });
  return { client, answer };
}
