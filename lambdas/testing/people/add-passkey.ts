import { contract } from '../../../shared/api/index.ts';
import type { Caller } from '../calls/caller.ts';
import { Authenticator } from './authenticator.ts';

const { registration, register } = contract.passkeys;

/** Adds a passkey to a member; returns the whole answer. */
export async function addPasskeyTo(
  member: Caller,
  authenticator = new Authenticator(member.url('/')),
  name = 'Laptop',
) {
  const { body: options } = await member.call(registration);
  return member.call(register, { body: { response: authenticator.register(options), name } });
}
