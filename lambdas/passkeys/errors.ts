import { passkeys as texts } from '../../shared/texts/account/passkeys.ts';
import { errorClasses } from '../http/errors.ts';
import { TableUnavailableError } from '../table/errors.ts';

export const { PasskeyRefusedError } = errorClasses({
  /** What the browser sent proves nothing: another site, an old challenge, a wrong signature, an unknown passkey. */
  PasskeyRefusedError: [400, 'PASSKEY_REFUSED', texts.refused, (options?: ErrorOptions) => ({ ...options })],
});

/** What a failed verification means: nothing about the passkey when it was the table that failed. */
export const verificationError = (cause: unknown): Error =>
  cause instanceof TableUnavailableError ? cause : new PasskeyRefusedError({ cause });
