import { profile as texts } from '../../../shared/texts/members/profile.ts';
import { BadRequest } from '../../http/errors.ts';
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
 * @throws BadRequest when it is another one
 * @throws TooManyRequests when guesses have to wait
 */
export async function requirePassword(
  { memberId, address, field, password }: Given,
  passwordHash: string,
): Promise<void> {
  await limitConfirmation(memberId, address);
  if (!(await isPassword(password, passwordHash)))
    throw new BadRequest(texts.passwordInvalid, [{ path: field, message: texts.passwordInvalid }]);
  await forgetConfirmations(memberId);
}
