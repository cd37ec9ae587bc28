import { passkeys as texts } from '../../../shared/texts/account/passkeys.ts';
import { BadRequest, HttpError, NotFound } from '../../http/errors.ts';
import { TableUnavailableError } from '../../table/errors.ts';

/** 400: the authenticator has already made a passkey for this member. */
export class PasskeyKnownError extends BadRequest {
  constructor() {
    super(texts.known, undefined, 'PASSKEY_KNOWN');
  }
}

/** 400: the member has as many passkeys as a member can have. */
export class TooManyPasskeysError extends BadRequest {
  constructor() {
    super(texts.tooMany, undefined, 'TOO_MANY_PASSKEYS');
  }
}

/** 400: an administrator keeps one. */
export class LastPasskeyError extends BadRequest {
  constructor() {
    super(texts.last, undefined, 'LAST_PASSKEY');
  }
}

/** 404: the member has no such passkey, or no longer. */
export class PasskeyNotFoundError extends NotFound {
  constructor() {
    super(texts.notFound);
  }
}

/** 400: what the browser sent proves nothing: another site, an old challenge, a wrong signature, an unknown passkey. */
export class PasskeyRefusedError extends HttpError {
  constructor(options?: ErrorOptions) {
    super(400, 'PASSKEY_REFUSED', texts.refused, options);
  }
}

/** What a failed verification means: nothing about the passkey when it was the table that failed. */
export const verificationError = (cause: unknown): Error =>
  cause instanceof TableUnavailableError ? cause : new PasskeyRefusedError({ cause });
