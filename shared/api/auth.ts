import * as z from 'zod';
import * as limits from '../limits.ts';
import { message } from '../model/common.ts';
import { currentUser, RESERVED_USERNAMES, roleInput } from '../model/member.ts';
import { USERNAME_PATTERN } from '../rules/username.ts';
import { auth as texts } from '../texts.ts';
import { resource, route } from './route.ts';

const required = (text: string) => z.string(text).min(1, text);

const signup = z.object({
  name: required(texts.allFieldsRequired)
    .trim()
    .min(1, texts.allFieldsRequired)
    .max(limits.NAME_MAX, texts.nameTooLong),
  username: required(texts.allFieldsRequired)
    .trim()
    .regex(USERNAME_PATTERN, texts.usernameInvalid)
    .refine((value) => !RESERVED_USERNAMES.has(value.toLowerCase()), texts.usernameReserved),
  email: required(texts.allFieldsRequired)
    .trim()
    .max(limits.EMAIL_MAX, texts.emailInvalid)
    .pipe(z.email(texts.emailInvalid)),
  password: required(texts.allFieldsRequired)
    .min(limits.PASSWORD_MIN, texts.passwordTooShort)
    .max(limits.PASSWORD_MAX, texts.passwordTooLong),
});

/** Signing in and out, and the choice of a role (SPEC section 7, authentication). */
export const auth = resource('auth', {
  me: route({ method: 'GET', path: '/auth/me', auth: 'member', answer: currentUser }),
  signup: route({
    method: 'POST',
    path: '/auth/signup',
    auth: 'public',
    body: signup,
    answer: currentUser,
    status: 201,
    idempotent: true,
  }),
  login: route({
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    body: z.object({
      username: required(texts.credentialsRequired).trim().max(limits.EMAIL_MAX),
      password: required(texts.credentialsRequired).max(limits.BODY_BYTES),
      rememberMe: z.boolean().default(false),
    }),
    answer: currentUser,
    idempotent: true,
  }),
  logout: route({ method: 'POST', path: '/auth/logout', auth: 'public', answer: message, idempotent: true }),
  updateRole: route({
    method: 'POST',
    path: '/auth/update-role',
    auth: 'member',
    body: z.object({ userRole: roleInput }),
    answer: currentUser,
    idempotent: true,
  }),
});
