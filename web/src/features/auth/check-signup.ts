import * as limits from '../../../../shared/limits.ts';
import { looksLikeEmail } from '../../../../shared/rules/email.ts';
import { USERNAME_PATTERN } from '../../../../shared/rules/username.ts';
import { auth as texts } from '../../../../shared/texts.ts';
import type { ApiError } from '../../api/error.ts';
import type { FieldErrors } from '../../components/forms/use-form.ts';

export const EMPTY = { name: '', username: '', email: '', password: '' };
export type SignupValues = typeof EMPTY;

/** What can be told without asking the server. */
export function checkSignup({ name, username, email, password }: SignupValues): FieldErrors<SignupValues> {
  return {
    ...(name.trim() === '' && { name: texts.nameRequired }),
    ...(name.trim().length > limits.NAME_MAX && { name: texts.nameTooLong }),
    ...(!USERNAME_PATTERN.test(username.trim()) && { username: texts.usernameInvalid }),
    ...(!looksLikeEmail(email.trim()) && { email: texts.emailInvalid }),
    ...(password.length < limits.PASSWORD_MIN && { password: texts.passwordTooShort }),
    ...(password.length > limits.PASSWORD_MAX && { password: texts.passwordTooLong }),
  };
}

/** The field that a sentence of the server is about, for those that come without a path. */
const FIELD_OF: Record<string, keyof SignupValues> = {
  [texts.emailExists]: 'email',
  [texts.usernameExists]: 'username',
  [texts.usernameReserved]: 'username',
  [texts.passwordTooCommon]: 'password',
};

const isField = (path: string): path is keyof SignupValues => Object.hasOwn(EMPTY, path);

/** What the server found wrong, by field; empty when it is about the form as a whole. */
export function fieldErrorsOf({ issues, message }: ApiError): FieldErrors<SignupValues> {
  const errors: FieldErrors<SignupValues> = {};
  for (const issue of issues) if (isField(issue.path)) errors[issue.path] ??= issue.message;
  const field = FIELD_OF[message];
  if (field) errors[field] ??= message;
  return errors;
}
