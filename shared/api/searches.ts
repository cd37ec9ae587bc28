import * as z from 'zod';
import { id } from '../model/common.ts';
import { newSavedSearch, savedSearch } from '../model/saved-search.ts';
import { resource, route } from './route.ts';

/** The searches that a member has saved, seen by nobody else. */
export const searches = resource('searches', {
  /** All of them, newest first. */
  list: route({
    method: 'GET',
    path: '/searches',
    auth: 'member',
    answer: () => z.array(savedSearch()),
  }),
  /** A search that is saved already keeps its id and its place; only `notify` changes. */
  add: route({
    method: 'POST',
    path: '/searches',
    auth: 'member',
    status: 201,
    body: newSavedSearch,
    answer: savedSearch,
  }),
  remove: route({
    method: 'DELETE',
    path: '/searches/{searchId}',
    auth: 'member',
    params: () => z.object({ searchId: id }),
    answer: () => z.strictObject({ saved: z.boolean() }),
  }),
});
