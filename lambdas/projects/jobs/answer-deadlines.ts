import { ANSWER_REMINDERS, ANSWER_WITHIN, HOUR } from '../../../shared/limits.ts';
import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, type Phase } from '../../jobs/phases.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { roleTitleOf } from '../store/applications/applications.ts';
import {
  CAUGHT_UP,
  lookedAfter,
  noteLookedAfter,
  readWaiting,
  remindFounder,
} from '../store/applications/deadlines.ts';
import { endApplication } from '../store/applications/outcomes.ts';
import type { ApplicationItem } from '../store/items.ts';
import { findProject } from '../store/projects.ts';
import type { projectJobKinds } from './kinds.ts';

async function expire(application: ApplicationItem): Promise<void> {
  const project = await findProject(unrestricted, application.projectId);
  await endApplication(application, 'expired', roleTitleOf(application, project));
}

/** From when on something is due; what an earlier run has missed is made up for. */
async function dueFrom(at: number): Promise<number> {
  const upTo = await lookedAfter();
  return Math.max(at - CAUGHT_UP, Math.min(upTo ?? at, at - HOUR));
}

/**
 * Reminds founders of applications that wait for their answer, and ends those that have waited for too long. Each is
 * reminded of and ended once, however often this runs, and where it died it begins anew.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function answerDeadlines(
  { at }: PayloadOf<typeof projectJobKinds.answerDeadlines>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const from = await dueFrom(at);
  const forAll =
    (after: number, act: (application: ApplicationItem) => Promise<void>): Phase =>
    async (position) => {
      const { waiting, next } = await readWaiting(from - after, at - after, position || undefined);
      for (const application of waiting) await act(application);
      return next;
    };
  return inPhases(
    [
      ...ANSWER_REMINDERS.map((after, earlier) =>
        forAll(after, (application) => remindFounder(application, earlier + 1)),
      ),
      forAll(ANSWER_WITHIN, expire),
      async () => void (await noteLookedAfter(at)),
    ],
    cursor,
  );
}
