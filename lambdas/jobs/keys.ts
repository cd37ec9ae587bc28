import { itemKind } from '../table/key.ts';
import type { JobItem } from './items.ts';

export const jobKeys = {
  job: itemKind<JobItem>()('JOBS', '{jobText}'),
  jobs: () => 'JOBS',
};
