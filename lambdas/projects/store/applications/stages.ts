import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import type { Effect } from '../../../table/effect.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { newId } from '../../../table/ids.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { update } from '../../../table/table.ts';
import { AlreadyProcessedError, ApplicationNotFoundError } from '../errors.ts';
import { readOwnProject } from '../founder.ts';
import type { ApplicationItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import type { Answer } from './answers.ts';
import { asSeen, readApplication } from './applications.ts';
import { isWaiting } from './progress.ts';

/** Reads an application for its founder to change. */
export async function readForFounder({
  projectId,
  applicationId,
  founder,
}: Answer): Promise<ApplicationItem> {
  const [, application] = await Promise.all([
    readOwnProject(projectId, founder, texts.founderOnlyDecide),
    readApplication(founder, projectId, applicationId),
  ]);
  if (!application) throw new ApplicationNotFoundError();
  return application;
}

const keyOf = ({ memberId, projectId, roleId }: ApplicationItem) =>
  projectKeys.application(memberId, projectId, roleId);

/** What it takes to come to a stage, and how it is noted. */
const STAGES = {
  seen: { update: 'SET seenAt = :now', isReached: ({ seenAt, talkAt }: ApplicationItem) => seenAt ?? talkAt },
  // An answer needs no reminder.
  inTalk: {
    update: 'SET talkAt = :now REMOVE remindedAt',
    isReached: ({ talkAt }: ApplicationItem) => talkAt,
  },
};

/**
 * Notes that the founder has opened an application, or is in talk with its applicant; never back, and each once.
 *
 * @returns the application as it was before
 * @throws AlreadyProcessedError when it is decided about, or its time is over
 */
export const setStage = (effect: Effect, answer: Answer, stage: keyof typeof STAGES): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readForFounder(answer);
    if (application.status !== 'pending') throw new AlreadyProcessedError();
    const { update, isReached } = STAGES[stage];
    if (isReached(application)) return;
    const seen = asSeen(application);
    await effect.commit([
      {
        key: keyOf(application),
        update,
        ...seen,
        condition: `${seen.condition} AND attribute_not_exists(talkAt)${stage === 'seen' ? ' AND attribute_not_exists(seenAt)' : ''}`,
        values: { ...seen.values, ':now': newId() },
      },
    ]);
  });

/** Keeps what the founder notes for themselves; "" removes it. */
export async function setFounderNote(effect: Effect, answer: Answer, note: string): Promise<void> {
  const application = await readForFounder(answer);
  await retryOnConflict(() =>
    effect.commit([
      {
        key: keyOf(application),
        update: note ? 'SET founderNote = :note' : 'REMOVE founderNote',
        condition: 'attribute_exists(pk)',
        ...(note && { values: { ':note': note } }),
        onConditionFailed: () => new ApplicationNotFoundError(),
      },
    ]),
  );
}

/** Notes that the founder of an application is in talk with its applicant, where it still waits and that is not noted yet. */
export async function noteInTalk(application: ApplicationItem): Promise<void> {
  if (!isWaiting(application)) return;
  const seen = asSeen(application);
  try {
    await update(keyOf(application), {
      update: STAGES.inTalk.update,
      ...seen,
      condition: `${seen.condition} AND attribute_not_exists(talkAt)`,
      values: { ...seen.values, ':now': newId() },
    });
  } catch (error) {
    // It was answered meanwhile.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
