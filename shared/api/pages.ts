import * as z from 'zod';
import * as limits from '../limits.ts';
import { briefProject } from '../model/project.ts';
import { resource, route } from './route.ts';

/** What people without an account read of the community, beside the pages that have addresses of their own. */
export const pages = resource('pages', {
  /** Open projects, those with most upvotes first, of founders who are not suspended. */
  showcase: route({
    method: 'GET',
    path: '/showcase',
    auth: 'public',
    keptAtEdge: limits.MINUTE,
    answer: () =>
      z.strictObject({
        projects: z.array(briefProject().extend({ founder: z.string() })),
      }),
  }),
});
