import { forAllProjects } from '../all-projects.ts';
import type { ApplicationList } from '../keys.ts';
import { readApplications } from './applications.ts';
import { beginTime } from './deadlines.ts';
import { placeReceived } from './received.ts';

const LISTS: readonly ApplicationList[] = ['pending', 'accepted', 'cancelled', 'rejected', 'filled'];
const AT_ONCE = 25;

/** Brings one list of a project up to date, and says how many have a time for their answer from now on. */
async function timeList(projectId: string, list: ApplicationList): Promise<number> {
  let timed = 0;
  let before: string | undefined;
  do {
    const { applications, more } = await readApplications(projectId, list, { before, limit: AT_ONCE });
    for (const application of applications.filter(({ isTimed }) => !isTimed)) {
      if (await beginTime(application)) timed += 1;
      await placeReceived(application);
    }
    before = more ? applications.at(-1)?.appliedAt : undefined;
  } while (before !== undefined);
  return timed;
}

/**
 * Gives all applications from before there were stages their place among those that their founders have received, and those
 * that wait a time for their answer, from now on. Idempotent.
 *
 * @returns how many have that time from now on
 */
export async function timeAllApplications(): Promise<number> {
  let timed = 0;
  await forAllProjects(async (ids) => {
    for (const projectId of ids) for (const list of LISTS) timed += await timeList(projectId, list);
  });
  return timed;
}
