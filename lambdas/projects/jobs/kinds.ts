import { jobKind } from '../../jobs/kind.ts';

export const projectJobKinds = {
  /** Brings the applications for a role in line with its positions; `title` is that of a removed role. */
  reconcileRoleApplications: jobKind<{ projectId: string; roleId: string; title?: string }>('settle-role'),
  /** `before` is when one was accepted; absent when the member no longer looks for roles. */
  cancelApplications: jobKind<{ memberId: string; before?: string }>('cancel-applications'),
  /** Reminds founders of applications that wait, and ends those whose time is over; `at` is an hour, in milliseconds since 1970. */
  answerDeadlines: jobKind<{ at: number }>('answer-deadlines'),
  /** Brings what names the founder of a project in line with a handover at this time. */
  followHandover: jobKind<{ projectId: string; at: number }>('follow-handover'),
  /** Deletes what belonged to a deleted project. */
  sweepProject: jobKind<{ projectId: string }>('sweep-project'),
};
