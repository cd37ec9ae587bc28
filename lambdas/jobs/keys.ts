import { key } from '../table/key.ts';
import type { JobItem } from './items.ts';

const PARTITION = 'JOBS';

export const jobKeys = {
  job: (jobId: string) => key<JobItem>(PARTITION, jobId),
  jobs: () => PARTITION,
};
