import { readApplicationsBy } from './applications.ts';
import { endApplication } from './outcomes.ts';
import { isAnswerable } from './progress.ts';

/**
 * Withdraws a page of a member's open applications for the projects of one founder.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function withdrawAll(
  memberId: string,
  founderId: string,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { applications, next } = await readApplicationsBy(memberId, cursor);
  for (const application of applications)
    if (application.founderId === founderId && isAnswerable(application))
      await endApplication(application, 'withdrawn', application.roleTitle);
  return next;
}
