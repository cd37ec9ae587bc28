import { profile as texts } from '../../shared/texts/members/profile.ts';
import { errorClasses } from '../http/errors.ts';

export const { ProfileNotFoundError, AdministratorStaysError } = errorClasses({
  ProfileNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  /** No administrator deletes their account. */
  AdministratorStaysError: [403, 'FORBIDDEN', texts.administratorStays],
});
