import { expect, it } from 'vitest';
import { routes } from './index.ts';

/** Why a writing call of members needs no limit by day of its own. */
const BOUNDED: Record<string, string[]> = {
  'it takes away, or answers, what was counted when it was made': [
    'connections.accept',
    'connections.reject',
    'connections.remove',
    'connections.withdraw',
    'hiding.unblock',
    'hiding.unmute',
    'posts.delete',
    'posts.deleteComment',
    'projects.decideApplication',
    'projects.deleteComment',
    'projects.leave',
    'projects.removeMember',
    'projects.withdrawApplication',
  ],
  'nobody else notices, and it costs the same however often': [
    'notifications.delete',
    'notifications.read',
    'notifications.readAll',
    'notifications.reset',
  ],
  'it is about the own account, and its mails are limited': [
    'archive.request',
    'auth.changePassword',
    'auth.endOtherSessions',
    'auth.endSession',
    'auth.resendVerification',
    'passkeys.register',
    'passkeys.registration',
    'passkeys.remove',
    'recoveryCodes.make',
    'recoveryCodes.remove',
    'users.delete',
  ],
  'it counts by itself': ['uploads.create'],
};

it('every writing call of members is limited by day, or it is said why not', () => {
  const uncounted = routes
    .filter(({ method, auth }) => method !== 'GET' && auth !== 'public' && auth !== 'admin')
    .filter((route) => !('uses' in route))
    .map(({ name }) => name);
  expect(uncounted.sort()).toEqual(Object.values(BOUNDED).flat().sort());
});
