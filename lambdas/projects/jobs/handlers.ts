import { jobHandlers } from '../../jobs/kind.ts';
import { answerDeadlines } from './answer-deadlines.ts';
import { cancelApplications } from './cancel-applications.ts';
import { followHandover } from './follow-handover.ts';
import { projectJobKinds } from './kinds.ts';
import { reconcileRoleApplications } from './reconcile-role-applications.ts';
import { sweepProject } from './sweep-project.ts';

export const projectJobs = jobHandlers(projectJobKinds, {
  reconcileRoleApplications,
  cancelApplications,
  answerDeadlines,
  followHandover,
  sweepProject,
});
