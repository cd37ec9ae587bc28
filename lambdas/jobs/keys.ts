import { createHash } from 'node:crypto';
import { itemKind } from '../table/key.ts';
import type { JobItem } from './items.ts';

/** Open jobs are spread over 16 partitions, because every mail is one: each partition takes 1,000 write units a second. */
const PARTS = [...'0123456789abcdef'];

/** The partition of a job follows from its id, so that whoever knows the id finds it. */
const partOf = (jobId: string): string => createHash('sha256').update(jobId).digest('hex').charAt(0);

export const jobKinds = {
  job: itemKind<JobItem>()('JOBS#{part}', '{jobText}'),
};

export const jobKeys = {
  job: (jobId: string) => jobKinds.job(partOf(jobId), jobId),
  partitions: () => PARTS.map((part) => `JOBS#${part}`),
  /** The one partition of earlier versions, whose jobs the schedule moves. */
  undivided: () => 'JOBS',
};
