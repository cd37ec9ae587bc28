import * as z from 'zod';
import * as limits from '../limits.ts';
import { message, pageNumber, paging } from '../model/common.ts';
import { currentUser, profile, profileUpdate, roleInput, userCard, username } from '../model/member.ts';
import { givenPassword } from '../model/password.ts';
import { ownApplication } from '../model/project.ts';
import { line } from '../model/text.ts';
import { people } from '../texts/members/people.ts';
import { resource, route } from './route.ts';

/** Members: profiles, search, suggestions and the administrator's sync. */
export const users = resource('users', {
  updateProfile: route({
    method: 'PUT',
    path: '/users/profile',
    auth: 'member',
    uses: 'edits',
    body: profileUpdate,
    answer: currentUser,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  search: route({
    method: 'GET',
    path: '/users/search',
    auth: 'member',
    query: () =>
      z.object({
        query: line(limits.QUERY_MAX, { required: people.queryRequired }),
        limit: pageNumber(limits.SEARCH_RESULTS, limits.SEARCH_RESULTS).default(limits.SEARCH_RESULTS),
      }),
    answer: () => z.array(userCard()),
  }),
  /** Those with most mutual connections first, then the newest. Of who has many connections, a part of them is looked at: then `reason` says "At least". */
  suggestions: route({
    method: 'GET',
    path: '/users/suggestions',
    auth: 'member',
    query: () =>
      paging(limits.SUGGESTIONS_FETCHED, limits.SUGGESTIONS_MAX).extend({
        /** Of whom the suggestions are for: the caller's own when absent; anything that is no role asks for everybody. */
        role: roleInput().or(z.literal('other')).optional().catch('other'),
      }),
    answer: () => z.array(userCard()),
  }),
  allConnections: route({
    method: 'GET',
    path: '/users/all-connections',
    auth: 'jobSeeker',
    query: () => paging(limits.CONNECTIONS_PAGE, limits.SUGGESTIONS_MAX),
    answer: () => z.array(userCard()),
  }),
  syncConnections: route({
    method: 'POST',
    path: '/users/sync-connections',
    auth: 'admin',
    answer: () => z.strictObject({ message: z.string(), updatedUsers: z.number(), done: z.boolean() }),
  }),
  applications: route({
    method: 'GET',
    path: '/users/me/applications',
    auth: 'member',
    query: () => paging(limits.APPLICATIONS_PAGE, limits.PAGE_MAX),
    answer: () => z.array(ownApplication()),
  }),
  get: route({
    method: 'GET',
    path: '/users/{username}',
    auth: 'member',
    params: () => z.object({ username }),
    answer: profile,
  }),
  delete: route({
    method: 'DELETE',
    path: '/users/{username}',
    auth: 'member',
    params: () => z.object({ username }),
    body: () => z.object({ password: givenPassword() }),
    answer: message,
    whileSuspended: true,
  }),
});
