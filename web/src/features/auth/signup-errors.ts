import type { FormErrors } from '@mantine/form';
import { auth as texts } from '../../../../shared/texts/account/auth.ts';
import { rules } from '../../../../shared/texts/rules.ts';
import type { ApiError } from '../../api/error.ts';
import { fieldErrorsOf } from '../../components/forms/field-errors.ts';

export const EMPTY = { name: '', username: '', email: '', password: '' };

/** The field that a sentence of the server is about, for those that come without a path. */
const FIELD_OF: Record<string, keyof typeof EMPTY> = {
  [texts.emailExists]: 'email',
  [texts.usernameExists]: 'username',
  [rules.usernameReserved]: 'username',
};

/** What the server found wrong, by field; empty when it is about the form as a whole. */
export function signupErrorsOf(error: ApiError): FormErrors {
  const errors = fieldErrorsOf(error, EMPTY);
  const { message } = error;
  const field = FIELD_OF[message];
  if (field) errors[field] ??= message;
  return errors;
}
