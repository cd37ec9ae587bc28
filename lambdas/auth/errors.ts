import { passkeys } from '../../shared/texts/account/passkeys.ts';
import { recovery } from '../../shared/texts/account/recovery.ts';
import { settings } from '../../shared/texts/account/settings.ts';
import { profile } from '../../shared/texts/members/profile.ts';
import { refusals } from '../../shared/texts/refusals.ts';
import { errorClasses } from '../http/errors.ts';

export const {
  InvalidCredentialsError,
  InvalidTokenError,
  PasswordNeededError,
  WrongPasswordError,
  WeakPasswordError,
  SessionNotFoundError,
} = errorClasses({
  InvalidCredentialsError: [400, 'INVALID_CREDENTIALS', refusals.invalidCredentials],
  /** A mailed link does not work, or no longer. */
  InvalidTokenError: [400, 'INVALID_TOKEN', recovery.invalidToken],
  /** The call needs the password as well, because the session is not a recent one. */
  PasswordNeededError: [403, 'PASSWORD_NEEDED', passkeys.passwordNeeded],
  /** The password in this field is not that of the member. */
  WrongPasswordError: [
    400,
    'INVALID',
    profile.passwordInvalid,
    (field: string) => ({ issues: [{ path: field, message: profile.passwordInvalid }] }),
  ],
  /** The new password in this field is easy to guess; the refusal says why. */
  WeakPasswordError: [
    400,
    'INVALID',
    (refusal: string, _field: string) => refusal,
    (refusal: string, field: string) => ({ issues: [{ path: field, message: refusal }] }),
  ],
  SessionNotFoundError: [404, 'NOT_FOUND', settings.sessionNotFound],
});
