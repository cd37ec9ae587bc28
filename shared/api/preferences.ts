import * as z from 'zod';
import { message } from '../model/common.ts';
import { preferencesChange, preferences as preferencesModel } from '../model/preferences.ts';
import { resource, route } from './route.ts';

const token = () => z.object({ token: z.string().max(200) });

/** What members are told of outside of Hearth. */
export const preferences = resource('preferences', {
  get: route({
    method: 'GET',
    path: '/notifications/preferences',
    auth: 'member',
    answer: preferencesModel,
  }),
  change: route({
    method: 'PUT',
    path: '/notifications/preferences',
    auth: 'member',
    body: preferencesChange,
    answer: preferencesModel,
    whileSuspended: true,
  }),
  /** Leads browsers to the page that asks. */
  unsubscribePage: route({
    method: 'GET',
    path: '/unsubscribe',
    auth: 'public',
    query: token,
    answer: message,
    status: 303,
  }),
  /** Turns off the mails of the kind that the token names; mail programs send it as a form (RFC 8058). */
  unsubscribe: route({
    method: 'POST',
    path: '/unsubscribe',
    auth: 'public',
    query: token,
    answer: message,
    repeatable: true,
    takesForms: true,
  }),
});
