import * as z from 'zod';
import * as limits from '../limits.ts';
import { paging } from '../model/common.ts';
import { savable, savedKind, savedRow } from '../model/saved.ts';
import { resource, route } from './route.ts';

const isSaved = () => z.strictObject({ saved: z.boolean() });

/** What a member keeps for later, seen by nobody else. */
export const saved = resource('saved', {
  /** Newest saved first. What is gone is left out, so that a page may be shorter than asked for. */
  list: route({
    method: 'GET',
    path: '/saved',
    auth: 'member',
    query: () => paging(limits.SAVED_PAGE, limits.SAVED_PAGE_MAX).extend({ kind: savedKind }),
    answer: () => z.array(savedRow()),
  }),
  /** What is saved already keeps its place. */
  add: route({ method: 'PUT', path: '/saved/{kind}/{id}', auth: 'member', params: savable, answer: isSaved }),
  remove: route({
    method: 'DELETE',
    path: '/saved/{kind}/{id}',
    auth: 'member',
    params: savable,
    answer: isSaved,
  }),
});
