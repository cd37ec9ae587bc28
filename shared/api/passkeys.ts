import * as z from 'zod';
import { id, message } from '../model/common.ts';
import { currentUser } from '../model/member.ts';
import {
  authenticationOptions,
  authenticationResponse,
  newPasskey,
  passkey,
  passkeyRegistration,
  passkeyRemoval,
  registrationOptions,
  registrationResponse,
} from '../model/passkey.ts';
import { resource, route } from './route.ts';

/** Signing in with passkeys, and the passkeys of a member. */
export const passkeys = resource('passkeys', {
  list: route({
    method: 'GET',
    path: '/auth/passkeys',
    auth: 'member',
    answer: () => z.array(passkey()),
  }),
  registration: route({
    method: 'POST',
    path: '/auth/passkeys/registration',
    auth: 'member',
    body: passkeyRegistration,
    answer: registrationOptions,
    repeatable: true,
  }),
  register: route({
    method: 'POST',
    path: '/auth/passkeys',
    auth: 'member',
    body: () => newPasskey().extend({ response: registrationResponse() }),
    answer: passkey,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/auth/passkeys/{passkeyId}',
    auth: 'member',
    params: () => z.object({ passkeyId: id }),
    body: passkeyRemoval,
    answer: message,
    whileSuspended: true,
  }),
  challenge: route({
    method: 'POST',
    path: '/auth/passkeys/challenge',
    auth: 'public',
    answer: authenticationOptions,
    repeatable: true,
  }),
  login: route({
    method: 'POST',
    path: '/auth/passkeys/login',
    auth: 'public',
    body: () => z.object({ response: authenticationResponse(), rememberMe: z.boolean().default(false) }),
    answer: currentUser,
    repeatable: true,
  }),
});
