import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, paging } from '../model/common.ts';
import { interest, interestInput, interestRow } from '../model/interest.ts';
import { resource, route } from './route.ts';

const projectId = () => z.object({ projectId: id });

/** Investors tell the founders of projects that they are interested; both may then write to each other. */
export const interests = resource('interests', {
  /** The caller's own; null while there is none. */
  get: route({
    method: 'GET',
    path: '/projects/{projectId}/interest',
    auth: 'investor',
    params: projectId,
    answer: () => z.strictObject({ interest: interest().nullable() }),
  }),
  /** The founder is notified the first time, and never again. */
  set: route({
    method: 'PUT',
    path: '/projects/{projectId}/interest',
    auth: 'investor',
    uses: 'interests',
    params: projectId,
    body: interestInput,
    answer: () => z.strictObject({ interest: interest().nullable(), interestCount: z.number() }),
  }),
  /** Also for those who are no investors any more. */
  remove: route({
    method: 'DELETE',
    path: '/projects/{projectId}/interest',
    auth: 'member',
    params: projectId,
    answer: () => z.strictObject({ interest: z.null() }),
  }),
  /** For the founder, newest first. */
  list: route({
    method: 'GET',
    path: '/projects/{projectId}/interests',
    auth: 'member',
    params: projectId,
    query: () => paging(limits.INTERESTS_PAGE, limits.INTERESTS_PAGE_MAX),
    answer: () => z.array(interestRow()),
  }),
});
