import type { PayloadOf } from '../../jobs/kind.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { readApplicationsBy, roleTitleOf } from '../store/applications/applications.ts';
import { endApplication } from '../store/applications/outcomes.ts';
import { isAnswerable } from '../store/applications/progress.ts';
import { findProject } from '../store/projects.ts';
import type { projectJobKinds } from './kinds.ts';

/**
 * Cancels a member's applications in all projects, because one of them was accepted or because they no longer look for
 * roles. Those that were made after the acceptance stay.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function cancelApplications(
  { memberId, before }: PayloadOf<typeof projectJobKinds.cancelApplications>,
  cursor: string | undefined,
): Promise<string | undefined> {
  // Who has become a job seeker again keeps what is still pending.
  if (
    before === undefined &&
    (await readStoredCard(memberId, { consistent: true }))?.userRole === 'job_seeker'
  )
    return undefined;
  const { applications, next } = await readApplicationsBy(memberId, cursor);
  const ending = before === undefined ? 'roleChanged' : 'acceptedElsewhere';
  for (const application of applications) {
    if (!isAnswerable(application) || (before !== undefined && application.appliedAt >= before)) continue;
    const project = await findProject(unrestricted, application.projectId);
    await endApplication(application, ending, roleTitleOf(application, project));
  }
  return next;
}
