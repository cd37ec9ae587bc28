import { users } from '../../shared/api/users.ts';
import { SECOND } from '../../shared/limits.ts';
import { administration as texts } from '../../shared/texts/reports/administration.ts';
import { noteAction } from '../audit/store.ts';
import { connectionJobKinds } from '../connections/jobs.ts';
import { syncStep } from '../connections/store/sync.ts';
import { handle } from '../http/handle.ts';
import { findJob, newJob, openJob, saveProgress } from '../jobs/store.ts';

/** The API waits half a minute; a step takes a second at most. */
const WORKS_MS = 20 * SECOND;

/**
 * The administrator's button does as much as one request may, from where an open sync has come to. What is left goes
 * on as a job, and a second press finds that one under way.
 */
export const handler = handle(
  users.syncConnections,
  async ({ member, saveForReplay }) => {
    const job = newJob(connectionJobKinds.syncConnections, {}, 'all');
    const repaired = new Set<string>();
    const end = Date.now() + WORKS_MS;
    let cursor = (await findJob(job.jobId))?.cursor;
    if (cursor === undefined) await noteAction({ action: 'sync', by: member._id, note: '' });
    do {
      const step = await syncStep(cursor);
      for (const memberId of step.repaired) repaired.add(memberId);
      cursor = step.cursor;
    } while (cursor !== undefined && Date.now() < end);

    if (cursor !== undefined) {
      const open = await openJob({ ...job, cursor });
      await saveProgress(open, cursor);
    }
    const answer = {
      message: texts.syncComplete(repaired.size),
      updatedUsers: repaired.size,
      done: cursor === undefined,
    };
    saveForReplay(JSON.stringify(answer));
    return answer;
  },
  (_, kept) => users.syncConnections.answer.parse(JSON.parse(kept)),
);
