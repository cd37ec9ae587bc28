import * as z from 'zod';
import * as limits from '../limits.ts';
import {
  applicationAnswer,
  applicationStage,
  askedStage,
  stageCounts,
} from '../model/application-progress.ts';
import { id, message, pageNumber, paging, pictureInput } from '../model/common.ts';
import {
  application,
  applicationId,
  applicationStatus,
  listedProject,
  project,
  projectChange,
  projectComment,
  projectInput,
  projectStatus,
  receivedApplication,
  receivedSort,
  sort,
} from '../model/project.ts';
import { projectUpdate, projectUpdateInput } from '../model/project-update.ts';
import { projectFilterQuery } from '../model/search-filters.ts';
import { line, text } from '../model/text.ts';
import { comments as commentTexts } from '../texts/posts/comments.ts';
import { projects as projectTexts } from '../texts/projects/projects.ts';
import { resource, route } from './route.ts';

const projectId = () => z.object({ projectId: id });
const oneApplication = () => z.object({ projectId: id, applicationId });
const MAX_PAGE = Number.MAX_SAFE_INTEGER;
const list = () => z.strictObject({ projects: z.array(project()) });
const withProject = () => z.strictObject({ message: z.string(), project: project() });

/**
 * Startup projects, their roles, applications and teams. A single project comes in full; in lists, descriptions and
 * comments that are far longer than usual are shortened and end in '…'.
 */
export const projects = resource('projects', {
  list: route({
    method: 'GET',
    path: '/projects',
    auth: 'member',
    query: () =>
      z.object({
        page: pageNumber(1, MAX_PAGE).default(1),
        limit: pageNumber(limits.PROJECTS_PAGE, limits.PROJECTS_PAGE_MAX).default(limits.PROJECTS_PAGE),
        sort: sort.default('latest').catch('latest'),
        ...projectFilterQuery(),
        search: line(limits.QUERY_MAX).default(''),
        /** For investors: only what fits their interests, and why. */
        fits: z.literal('me').optional().catch(undefined),
      }),
    answer: () =>
      z.strictObject({
        projects: z.array(listedProject()),
        totalPages: z.number(),
        currentPage: z.number(),
        totalProjects: z.number(),
      }),
  }),
  get: route({
    method: 'GET',
    path: '/projects/{projectId}',
    auth: 'member',
    params: projectId,
    answer: () => z.strictObject({ project: project() }),
  }),
  byMember: route({
    method: 'GET',
    path: '/projects/user/{userId}',
    auth: 'member',
    params: () => z.object({ userId: id }),
    query: () => paging(limits.PROJECTS_PAGE_MAX, limits.PROJECTS_PAGE_MAX),
    answer: list,
  }),
  create: route({
    method: 'POST',
    path: '/projects',
    auth: 'founder',
    uses: 'projects',
    body: projectInput,
    answer: withProject,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/projects/{projectId}',
    auth: 'member',
    uses: 'edits',
    params: projectId,
    body: projectChange,
    answer: withProject,
  }),
  setPoster: route({
    method: 'POST',
    path: '/projects/{projectId}/poster',
    auth: 'member',
    uses: 'edits',
    params: projectId,
    body: () => z.object({ poster: pictureInput }),
    answer: () => z.strictObject({ message: z.string(), poster: z.string() }),
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  setStatus: route({
    method: 'PUT',
    path: '/projects/{projectId}/status',
    auth: 'member',
    uses: 'edits',
    params: projectId,
    body: () => z.object({ status: projectStatus }),
    answer: withProject,
  }),
  /** To a member of its team who has the role of founders; who hands it over stays in the team without a position. */
  handOver: route({
    method: 'PUT',
    path: '/projects/{projectId}/founder',
    auth: 'member',
    uses: 'edits',
    params: projectId,
    body: () => z.object({ memberId: id }),
    answer: withProject,
  }),
  delete: route({
    method: 'DELETE',
    path: '/projects/{projectId}',
    auth: 'member',
    params: projectId,
    body: () => z.object({ name: line(limits.LINE_MAX, { required: projectTexts.nameMismatch }) }),
    answer: message,
  }),
  upvote: route({
    method: 'POST',
    path: '/projects/{projectId}/upvote',
    auth: 'member',
    uses: 'likes',
    params: projectId,
    answer: () => z.strictObject({ message: z.string(), upvoted: z.literal(true), upvoteCount: z.number() }),
  }),
  apply: route({
    method: 'POST',
    path: '/projects/{projectId}/apply',
    auth: 'member',
    uses: 'applications',
    params: projectId,
    body: () =>
      z.object({
        roleTitle: line(limits.LINE_MAX, { required: projectTexts.roleTitleRequired }),
        message: text(limits.APPLICATION_MESSAGE_MAX).default(''),
        answer: text(limits.APPLICATION_ANSWER_MAX).default(''),
      }),
    answer: () => z.strictObject({ message: z.string(), application: application() }),
    status: 201,
  }),
  applications: route({
    method: 'GET',
    path: '/projects/{projectId}/applications',
    auth: 'member',
    params: projectId,
    query: () => paging(limits.APPLICATIONS_PAGE, limits.PAGE_MAX),
    answer: () => z.array(application()),
  }),
  decideApplication: route({
    method: 'PUT',
    path: '/projects/{projectId}/applications/{applicationId}',
    auth: 'member',
    params: oneApplication,
    body: applicationAnswer,
    answer: () => z.strictObject({ message: z.string(), status: applicationStatus, stage: applicationStage }),
  }),
  received: route({
    method: 'GET',
    path: '/people/applications',
    auth: 'founder',
    query: () =>
      z.object({
        /** One stage only, or all that are pending or were rejected; one role only. */
        status: askedStage.optional(),
        role: id.optional(),
        sort: receivedSort.default('latest'),
        page: pageNumber(1, MAX_PAGE).default(1),
      }),
    answer: () =>
      z.strictObject({
        applications: z.array(receivedApplication()),
        counts: stageCounts(),
        totalApplications: z.number(),
        totalPages: z.number(),
        currentPage: z.number(),
        medianReplyHours: z.number().nullable(),
      }),
  }),
  withdrawApplication: route({
    method: 'DELETE',
    path: '/projects/{projectId}/applications/{applicationId}',
    auth: 'member',
    params: oneApplication,
    answer: message,
  }),
  leave: route({
    method: 'POST',
    path: '/projects/{projectId}/leave',
    auth: 'member',
    params: projectId,
    answer: message,
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/projects/{projectId}/members/{userId}',
    auth: 'member',
    params: () => z.object({ projectId: id, userId: id }),
    answer: message,
  }),
  comments: route({
    method: 'GET',
    path: '/projects/{projectId}/comments',
    auth: 'member',
    params: projectId,
    query: () =>
      z.object({
        page: pageNumber(1, MAX_PAGE).default(1),
        limit: pageNumber(limits.PROJECT_COMMENTS_PAGE, limits.PAGE_MAX).default(
          limits.PROJECT_COMMENTS_PAGE,
        ),
      }),
    answer: () =>
      z.strictObject({ comments: z.array(projectComment()), total: z.number(), totalPages: z.number() }),
  }),
  addComment: route({
    method: 'POST',
    path: '/projects/{projectId}/comments',
    auth: 'member',
    uses: 'comments',
    params: projectId,
    body: () =>
      z.object({
        text: text(limits.COMMENT_MAX, { required: commentTexts.empty, tooLong: commentTexts.tooLong }),
      }),
    answer: () => z.strictObject({ message: z.string(), comment: projectComment() }),
    status: 201,
  }),
  deleteComment: route({
    method: 'DELETE',
    path: '/projects/{projectId}/comments/{commentId}',
    auth: 'member',
    params: () => z.object({ projectId: id, commentId: id }),
    answer: message,
  }),
  updates: route({
    method: 'GET',
    path: '/projects/{projectId}/updates',
    auth: 'member',
    params: projectId,
    query: () =>
      paging(limits.PROJECT_UPDATES_PAGE, limits.PROJECT_UPDATES_PAGE_MAX).extend({
        /** Milestones only. */
        milestones: z.literal('1').optional(),
      }),
    answer: () => z.array(projectUpdate()),
  }),
  addUpdate: route({
    method: 'POST',
    path: '/projects/{projectId}/updates',
    auth: 'member',
    uses: 'updates',
    params: projectId,
    body: projectUpdateInput,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
    answer: () => z.strictObject({ message: z.string(), update: projectUpdate() }),
    status: 201,
  }),
  deleteUpdate: route({
    method: 'DELETE',
    path: '/projects/{projectId}/updates/{updateId}',
    auth: 'member',
    params: () => z.object({ projectId: id, updateId: id }),
    answer: message,
  }),
});
