import * as z from 'zod';
import * as limits from '../limits.ts';
import { pageNumber } from '../model/common.ts';
import { person } from '../model/member.ts';
import { category, project, stage } from '../model/project.ts';
import { commitment, openRole, place, roleSort, roleStanding } from '../model/role.ts';
import { roleFilterQuery } from '../model/search-filters.ts';
import { line } from '../model/text.ts';
import { resource, route } from './route.ts';

const MAX_PAGE = Number.MAX_SAFE_INTEGER;

/** What narrows the roles down. The words of a search begin words of a role's title, skills and description. */
const filters = () =>
  z.object({
    search: line(limits.QUERY_MAX).default(''),
    ...roleFilterQuery(),
    /** One skill, however it is spelled. */
    skill: line(limits.SKILL_MAX).default('').catch(''),
  });

const countOfEach = <Choice extends string>({ options }: { options: readonly Choice[] }) =>
  z.strictObject(
    Object.fromEntries(options.map((choice) => [choice, z.number()])) as Record<Choice, z.ZodNumber>,
  );

const boardRole = () =>
  z.strictObject({
    role: openRole(),
    project: project().pick({
      _id: true,
      name: true,
      poster: true,
      pitch: true,
      category: true,
      stage: true,
      medianReplyHours: true,
    }),
    founder: person(),
    /** How well it fits the viewer, from 0 to 100; null unless they are a job seeker. */
    match: z.number().nullable(),
    /** Skills of the role that the viewer has, as the role spells them. */
    matchedSkills: z.array(z.string()),
    ...roleStanding(),
    saved: z.boolean(),
  });
export type BoardRole = z.infer<ReturnType<typeof boardRole>>;

/** The open roles of all projects that take applications. */
export const roles = resource('roles', {
  list: route({
    method: 'GET',
    path: '/roles',
    auth: 'member',
    query: () =>
      filters().extend({
        sort: roleSort.default('latest').catch('latest'),
        page: pageNumber(1, MAX_PAGE).default(1),
        limit: pageNumber(limits.ROLES_PAGE, limits.ROLES_PAGE_MAX).default(limits.ROLES_PAGE),
      }),
    answer: () =>
      z.strictObject({
        roles: z.array(boardRole()),
        totalRoles: z.number(),
        totalPages: z.number(),
        currentPage: z.number(),
      }),
  }),
  /** How many roles each choice of a filter would leave, given the search and the other filters. */
  counts: route({
    method: 'GET',
    path: '/roles/counts',
    auth: 'member',
    query: filters,
    answer: () =>
      z.strictObject({
        category: countOfEach(category),
        stage: countOfEach(stage),
        place: countOfEach(place),
        commitment: countOfEach(commitment),
      }),
  }),
});
