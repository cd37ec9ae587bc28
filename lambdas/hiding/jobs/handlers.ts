import { jobHandlers } from '../../jobs/kind.ts';
import { hidingJobKinds } from './kinds.ts';
import { severRelationship } from './sever-relationship.ts';

export const hidingJobs = jobHandlers(hidingJobKinds, { severRelationship });
