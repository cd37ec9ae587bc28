import { profile as profileTexts } from '../../../shared/texts/members/profile.ts';
import { auth as texts } from '../../../shared/texts.ts';
import { BadRequest, Unauthenticated } from '../../http/errors.ts';

/** 400: another member has this e-mail address. */
export class EmailTakenError extends BadRequest {
  constructor() {
    super(texts.emailExists, [{ path: 'email', message: texts.emailExists }]);
  }
}

/** 400: another member has this username. */
export class UsernameTakenError extends BadRequest {
  constructor() {
    super(texts.usernameExists, [{ path: 'username', message: texts.usernameExists }]);
  }
}

/** 400: the profile would have more than `PROFILE_BYTES`. */
export class ProfileTooLargeError extends BadRequest {
  constructor() {
    super(profileTexts.tooLarge);
  }
}

/** 401: the member has left while their session was still known. */
export class MemberGoneError extends Unauthenticated {}
