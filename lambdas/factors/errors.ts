import { passkeys as texts } from '../../shared/texts/account/passkeys.ts';
import { recoveryCodes } from '../../shared/texts/account/recovery-codes.ts';
import { errorClasses } from '../http/errors.ts';

export const {
  PasskeyKnownError,
  TooManyPasskeysError,
  LastPasskeyError,
  PasskeyNotFoundError,
  PasskeyFirstError,
} = errorClasses({
  /** The authenticator has already made a passkey for this member. */
  PasskeyKnownError: [400, 'PASSKEY_KNOWN', texts.known],
  TooManyPasskeysError: [400, 'TOO_MANY_PASSKEYS', texts.tooMany],
  /** An administrator keeps one. */
  LastPasskeyError: [400, 'LAST_PASSKEY', texts.last],
  PasskeyNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  /** Recovery codes stand in for a passkey, and there is none. */
  PasskeyFirstError: [400, 'PASSKEY_FIRST', recoveryCodes.passkeyFirst],
});
