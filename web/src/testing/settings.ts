import { json, type Replies } from './fake-server.ts';
import { maya } from './people.ts';
import { usualPreferences } from './preferences.ts';

/** What the server answers of the settings of a member who has changed none. */
export const settingsReplies: Replies = {
  'GET /auth/me': () => json(maya),
  'GET /auth/sessions': () => json([]),
  'GET /auth/passkeys': () => json([]),
  'GET /auth/recovery-codes': () => json({ left: 0 }),
  'GET /users/me/export': () => json({ state: 'none' }),
  'GET /notifications/preferences': () => json(usualPreferences),
};
