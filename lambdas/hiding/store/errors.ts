import { hiding as texts } from '../../../shared/texts/members/hiding.ts';
import { errorClasses } from '../../http/errors.ts';

export const { TooManyError, NotYourselfError, AdministratorError } = errorClasses({
  /** The member has blocked, or mutes, as many as one may. */
  TooManyError: [400, 'TOO_MANY', texts.tooMany],
  /** Nobody hides themselves. */
  NotYourselfError: [400, 'INVALID', texts.notYourself],
  /** Nobody hides an administrator. */
  AdministratorError: [403, 'FORBIDDEN', texts.notTheAdministrator],
});
