import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, paging } from '../model/common.ts';
import { userCard } from '../model/member.ts';
import { resource, route } from './route.ts';

const userId = () => z.object({ userId: id });
const page = () => paging(limits.CONNECTIONS_PAGE, limits.PAGE_MAX);
const people = () => z.array(userCard());
const blocked = () => z.strictObject({ blocked: z.boolean() });
const muted = () => z.strictObject({ muted: z.boolean() });

/** What members do against whom they do not want to meet. The lists are the caller's own, newest first. */
export const hiding = resource('hiding', {
  /** From now on neither finds, sees, asks or answers the other, and what has connected them ends. */
  block: route({
    method: 'PUT',
    path: '/users/{userId}/block',
    auth: 'member',
    uses: 'hidings',
    params: userId,
    answer: blocked,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/users/{userId}/block',
    auth: 'member',
    params: userId,
    answer: blocked,
  }),
  blocks: route({
    method: 'GET',
    path: '/users/me/blocks',
    auth: 'member',
    query: page,
    answer: people,
    showsHidden: true,
  }),
  /** From now on the other's posts and notifications stay away from the caller; the other does not learn of it. */
  mute: route({
    method: 'PUT',
    path: '/users/{userId}/mute',
    auth: 'member',
    uses: 'hidings',
    params: userId,
    answer: muted,
  }),
  unmute: route({
    method: 'DELETE',
    path: '/users/{userId}/mute',
    auth: 'member',
    params: userId,
    answer: muted,
  }),
  mutes: route({
    method: 'GET',
    path: '/users/me/mutes',
    auth: 'member',
    /** With `userId` the list holds that member alone, or nobody. */
    query: () => page().extend({ userId: id.optional() }),
    answer: people,
  }),
});
