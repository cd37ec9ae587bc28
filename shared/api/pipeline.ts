import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, paging } from '../model/common.ts';
import {
  pipelineChange,
  pipelineCounts,
  pipelineRow,
  pipelineStanding,
  pipelineState,
} from '../model/pipeline.ts';
import { resource, route } from './route.ts';

const projectId = () => z.object({ projectId: id });

/** The projects that an investor keeps an eye on, with notes; seen by nobody else. */
export const pipeline = resource('pipeline', {
  /** All of them or those in one state, in the order in which they came into theirs, the newest first. */
  list: route({
    method: 'GET',
    path: '/pipeline',
    auth: 'investor',
    query: () =>
      paging(limits.PIPELINE_PAGE, limits.PIPELINE_PAGE_MAX).extend({
        state: pipelineState.optional(),
      }),
    answer: () => z.array(pipelineRow()),
  }),
  counts: route({
    method: 'GET',
    path: '/pipeline/counts',
    auth: 'investor',
    answer: pipelineCounts,
  }),
  get: route({
    method: 'GET',
    path: '/pipeline/{projectId}',
    auth: 'investor',
    params: projectId,
    answer: pipelineStanding,
  }),
  set: route({
    method: 'PUT',
    path: '/pipeline/{projectId}',
    auth: 'investor',
    params: projectId,
    body: pipelineChange,
    answer: pipelineStanding,
  }),
});
