import { auth as texts } from '../../../shared/texts/account/auth.ts';
import { people } from '../../../shared/texts/members/people.ts';
import { profile } from '../../../shared/texts/members/profile.ts';
import { errors } from '../../../shared/texts.ts';
import { errorClasses } from '../../http/errors.ts';

export const {
  EmailTakenError,
  UsernameTakenError,
  ProfileTooLargeError,
  MemberNotFoundError,
  MemberGoneError,
} = errorClasses({
  EmailTakenError: [400, 'INVALID', texts.emailExists, 'email'],
  UsernameTakenError: [400, 'INVALID', texts.usernameExists, 'username'],
  /** The profile would have more than `PROFILE_BYTES`. */
  ProfileTooLargeError: [400, 'INVALID', profile.tooLarge],
  MemberNotFoundError: [404, 'NOT_FOUND', people.userNotFound],
  /** The member has left while their session was still known. */
  MemberGoneError: [401, 'UNAUTHENTICATED', errors.unauthenticated],
});
