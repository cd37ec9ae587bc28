import * as z from 'zod';
import { resource, route } from './route.ts';

/** Whether the API answers. */
export const health = resource('health', {
  check: route({
    method: 'GET',
    path: '/health',
    auth: 'public',
    alias: '/health',
    answer: () => z.strictObject({ status: z.literal('ok') }),
  }),
});
