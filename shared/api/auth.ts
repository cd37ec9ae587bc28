import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message } from '../model/common.ts';
import { keptFactors, resetFactors } from '../model/factors.ts';
import { currentUser, roleInput } from '../model/member.ts';
import { newPassword, passwordChange } from '../model/password.ts';
import { memberSession } from '../model/session.ts';
import { signupFields } from '../model/signup.ts';
import { email } from '../model/text.ts';
import { plainLine } from '../rules/texts/plain-text.ts';
import { auth as texts } from '../texts/account/auth.ts';
import { recovery } from '../texts/account/recovery.ts';
import { refusals } from '../texts/refusals.ts';
import { resource, route } from './route.ts';

const credential = () => z.string(refusals.credentialsRequired).max(limits.BODY_BYTES);
const field = () => z.string(refusals.allFieldsRequired).max(limits.BODY_BYTES);
const BLANK = { error: refusals.allFieldsRequired, abort: true };

/** Formats are looked at once no field is blank, so that a newcomer first hears what is missing. */
function signup() {
  const filled = {
    name: field().overwrite(plainLine).min(1, BLANK),
    username: field().trim().min(1, BLANK),
    email: field().trim().min(1, BLANK),
    password: field().min(1, BLANK),
  };
  const wellFormed = signupFields();
  return z.object(filled, refusals.allFieldsRequired).superRefine((given, context) => {
    for (const { path, message } of wellFormed.safeParse(given).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
  });
}

const linkToken = () => z.string(recovery.invalidToken).max(limits.BODY_BYTES);
const linkBody = () => z.object({ token: linkToken() }, recovery.invalidToken);

/** Signing in and out, the choice of a role, password and sessions. */
export const auth = resource('auth', {
  me: route({ method: 'GET', path: '/auth/me', auth: 'member', answer: currentUser }),
  signup: route({
    method: 'POST',
    path: '/auth/signup',
    auth: 'public',
    body: signup,
    answer: currentUser,
    status: 201,
    keysOfVisitors: true,
  }),
  login: route({
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    body: () =>
      z.object(
        {
          username: credential().trim().min(1, refusals.credentialsRequired).max(limits.EMAIL_MAX),
          password: credential().min(1, refusals.credentialsRequired),
          rememberMe: z.boolean().default(false),
        },
        refusals.credentialsRequired,
      ),
    answer: currentUser,
    repeatable: true,
  }),
  logout: route({ method: 'POST', path: '/auth/logout', auth: 'public', answer: message, repeatable: true }),
  signInLink: route({
    method: 'POST',
    path: '/auth/sign-in-link',
    auth: 'public',
    body: () => z.object({ email: email() }, texts.emailInvalid),
    answer: message,
    status: 202,
    keysOfVisitors: true,
  }),
  useSignInLink: route({
    method: 'POST',
    path: '/auth/sign-in-link/use',
    auth: 'public',
    body: () =>
      z.object({ token: linkToken(), rememberMe: z.boolean().default(false) }, recovery.invalidToken),
    answer: currentUser,
    keysOfVisitors: true,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/auth/password/forgot',
    auth: 'public',
    body: () => z.object({ email: email() }, texts.emailInvalid),
    answer: message,
    status: 202,
    keysOfVisitors: true,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/password/reset',
    auth: 'public',
    body: () =>
      z.object(
        { token: linkToken(), password: newPassword(), ...keptFactors().shape },
        recovery.invalidToken,
      ),
    answer: message,
    keysOfVisitors: true,
  }),
  resetFactors: route({
    method: 'POST',
    path: '/auth/password/reset/factors',
    auth: 'public',
    body: linkBody,
    answer: resetFactors,
    repeatable: true,
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/auth/email/verify',
    auth: 'public',
    body: linkBody,
    answer: message,
    keysOfVisitors: true,
  }),
  resendVerification: route({
    method: 'POST',
    path: '/auth/email/resend',
    auth: 'member',
    answer: message,
    status: 202,
  }),
  restoreEmail: route({
    method: 'POST',
    path: '/auth/email/restore',
    auth: 'public',
    body: linkBody,
    answer: message,
    keysOfVisitors: true,
  }),
  updateRole: route({
    method: 'POST',
    path: '/auth/update-role',
    auth: 'member',
    uses: 'roleChanges',
    body: () => z.object({ userRole: roleInput() }, refusals.validRoleRequired),
    answer: currentUser,
  }),
  changePassword: route({
    method: 'PUT',
    path: '/auth/password',
    auth: 'member',
    body: passwordChange,
    answer: message,
    whileSuspended: true,
  }),
  sessions: route({
    method: 'GET',
    path: '/auth/sessions',
    auth: 'member',
    answer: () => z.array(memberSession()),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/{sessionId}',
    auth: 'member',
    params: () => z.object({ sessionId: id }),
    answer: message,
    whileSuspended: true,
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'member',
    answer: message,
    whileSuspended: true,
  }),
});
