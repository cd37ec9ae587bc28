import * as z from 'zod';
import { EMAIL_MAX } from '../limits.ts';
import { message } from '../model/common.ts';
import { currentUser } from '../model/member.ts';
import {
  newRecoveryCodes,
  recoveryCodeState,
  recoveryCodesRequest,
  typedRecoveryCode,
} from '../model/recovery-codes.ts';
import { refusals } from '../texts/refusals.ts';
import { resource, route } from './route.ts';

/** Codes by which a member signs in who does not have their passkey at hand. */
export const recoveryCodes = resource('recoveryCodes', {
  get: route({ method: 'GET', path: '/auth/recovery-codes', auth: 'member', answer: recoveryCodeState }),
  make: route({
    method: 'POST',
    path: '/auth/recovery-codes',
    auth: 'member',
    body: recoveryCodesRequest,
    answer: newRecoveryCodes,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/auth/recovery-codes',
    auth: 'member',
    body: recoveryCodesRequest,
    answer: message,
    whileSuspended: true,
  }),
  login: route({
    method: 'POST',
    path: '/auth/recovery-codes/login',
    auth: 'public',
    body: () =>
      z.object({
        username: z
          .string(refusals.credentialsRequired)
          .trim()
          .min(1, refusals.credentialsRequired)
          .max(EMAIL_MAX),
        code: typedRecoveryCode(),
        rememberMe: z.boolean().default(false),
      }),
    answer: currentUser,
    repeatable: true,
  }),
});
