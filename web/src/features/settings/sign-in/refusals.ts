import type { FormErrors } from '@mantine/form';
import { ApiError } from '../../../api/error.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';

/**
 * What is wrong with a field when the server refuses another way to sign in; it asks for the password of somebody who has
 * been signed in for a while.
 *
 * @param fields what the form holds, by name, `currentPassword` among them
 */
export const refusalsOf = (error: Error, fields: { currentPassword: string }): FormErrors =>
  error instanceof ApiError && error.code === 'PASSWORD_NEEDED'
    ? { currentPassword: error.message }
    : fieldErrorsOf(error, fields);
