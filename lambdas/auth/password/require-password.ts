import { WrongPasswordError } from '../errors.ts';
import { isPassword } from './password.ts';
import { forgetConfirmations, limitConfirmation } from './password-guesses.ts';

interface Given {
  memberId: string;
  /** Where the call came from. */
  address: string;
  /** Of the body, for the error. */
  field: string;
  password: string;
}

/**
 * Lets a member who is signed in go on only with their password.
 *
 * @param passwordHash as it stands in their account
 * @throws WrongPasswordError when it is another one
 * @throws TooManyRequests when guesses have to wait
 */
export async function requirePassword(
  { memberId, address, field, password }: Given,
  passwordHash: string,
): Promise<void> {
  await limitConfirmation(memberId, address);
  if (!(await isPassword(password, passwordHash))) throw new WrongPasswordError(field);
  await forgetConfirmations(memberId);
}
