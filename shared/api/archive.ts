import { memberArchive } from '../model/archive.ts';
import { resource, route } from './route.ts';

/** Everything about a member as a file to download. */
export const archive = resource('archive', {
  request: route({
    method: 'POST',
    path: '/users/me/export',
    auth: 'member',
    answer: memberArchive,
    status: 202,
    whileSuspended: true,
  }),
  get: route({ method: 'GET', path: '/users/me/export', auth: 'member', answer: memberArchive }),
});
