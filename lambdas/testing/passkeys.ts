import { contract } from '../../shared/api/index.ts';
import { Authenticator } from './authenticator.ts';
import { Client } from './client.ts';

const { registration, register, challenge, login } = contract.passkeys;

/** An authenticator for the system that is tested. */
export const newAuthenticator = (): Authenticator => new Authenticator(new Client().url('/'));

/** Adds a passkey to a member. */
export async function addPasskeyTo(member: Client, authenticator = newAuthenticator(), name = 'Laptop') {
  const { body: options } = await member.call(registration);
  const response = authenticator.register(options);
  return member.call(register, { body: { response, name } });
}

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
