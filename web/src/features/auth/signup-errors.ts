import type { FormErrors } from '@mantine/form';
import { auth as texts } from '../../../../shared/texts.ts';
import type { ApiError } from '../../api/error.ts';

export const EMPTY = { name: '', username: '', email: '', password: '' };

/** The field that a sentence of the server is about, for those that come without a path. */
const FIELD_OF: Record<string, keyof typeof EMPTY> = {
  [texts.emailExists]: 'email',
  [texts.usernameExists]: 'username',
  [texts.usernameReserved]: 'username',
};

/** What the server found wrong, by field; empty when it is about the form as a whole. */
export function fieldErrorsOf({ issues, message }: ApiError): FormErrors {
  const errors: FormErrors = {};
  for (const issue of issues) if (Object.hasOwn(EMPTY, issue.path)) errors[issue.path] ??= issue.message;
  const field = FIELD_OF[message];
  if (field) errors[field] ??= message;
  return errors;
}
