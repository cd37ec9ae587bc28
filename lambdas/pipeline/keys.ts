import type { PipelineState } from '../../shared/model/pipeline.ts';
import { idNumber } from '../table/ids.ts';
import { digits, type IndexKey, itemKind } from '../table/key.ts';
import type { PipelineItem } from './items.ts';

export const pipelineKinds = {
  project: itemKind<PipelineItem>({ isFollowed: false })('MEMBER#{memberId}', 'PIPELINE#{number}'),
};

export const pipelineKeys = {
  project: (memberId: string, projectId: string) =>
    pipelineKinds.project(memberId, digits(idNumber(projectId))),
  projectsOf: () => 'PIPELINE#',
  /** A member's projects in one state, newest in it last. */
  inState: (memberId: string, state: PipelineState) => `PIPELINE#${state}#${memberId}`,
  byState: (memberId: string, state: PipelineState, since: string): IndexKey => ({
    gsi1pk: `PIPELINE#${state}#${memberId}`,
    gsi1sk: since,
  }),
};
