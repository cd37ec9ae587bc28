import { ANSWER_WITHIN, DAY, SECOND } from '../../../../shared/limits.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { idTime, newId } from '../../../table/ids.ts';
import { get, put, query, type Stored, update } from '../../../table/table.ts';
import type { ApplicationItem, WaitingItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { asSeen } from './applications.ts';
import { isWaiting, timedFrom } from './progress.ts';

/** For so long it can be made up for what was missed. */
export const CAUGHT_UP = 7 * DAY;

const PAGE = 25;

const FIRST = new Uint8Array(6);

/** The day since 1970 of an id. */
export const dayOf = (id: string): number => Math.floor(idTime(id) / DAY);

/** Notes an application among those whose founder is to be reminded. */
export function noteWaiting(application: ApplicationItem): Promise<void> {
  const { memberId, projectId, roleId } = application;
  const from = timedFrom(application);
  const ttl = Math.ceil((idTime(from) + ANSWER_WITHIN + CAUGHT_UP + DAY) / SECOND);
  const item: WaitingItem = { memberId, projectId, roleId, ttl };
  return put({ ...projectKeys.waiting(dayOf(from), from), ...item });
}

/**
 * A page of the applications whose time for an answer has begun within a time, and that still wait for an answer.
 *
 * @param from milliseconds since 1970
 * @param to likewise, without this moment
 * @param after where to go on, from the last call
 * @returns them, and where to go on; undefined when these were the last
 */
export async function readWaiting(
  from: number,
  to: number,
  after = newId(from, FIRST),
): Promise<{ waiting: Stored<ApplicationItem>[]; next: string | undefined }> {
  const day = dayOf(after);
  const { pk } = projectKeys.waiting(day, '');
  const { items, more } = await query<WaitingItem>({
    KeyConditionExpression: 'pk = :day AND sk BETWEEN :after AND :to',
    // Ids are of ASCII letters: `~` sorts behind all of them.
    ExpressionAttributeValues: { ':day': pk, ':after': `${after}~`, ':to': newId(to, FIRST) },
    Limit: PAGE,
  });
  const found = await Promise.all(
    items.map(async ({ sk, memberId, projectId, roleId }) => {
      const application = await get(projectKeys.application(memberId, projectId, roleId), {
        consistent: true,
      });
      return application && timedFrom(application) === sk && isWaiting(application) ? [application] : [];
    }),
  );
  const [last, nextDay] = [items.at(-1)?.sk, (day + 1) * DAY];
  return {
    waiting: found.flat(),
    next: more && last ? last : nextDay < to ? newId(nextDay, FIRST) : undefined,
  };
}

/**
 * Reminds the founder of an application once more, who is told of it by what follows from that; nothing happens when they
 * have been reminded so often, or have answered meanwhile.
 *
 * @param times how often they have then been reminded
 */
export async function remindFounder(application: ApplicationItem, times: number): Promise<void> {
  const { memberId, projectId, roleId, reminders = 0 } = application;
  if (reminders >= times) return;
  const seen = asSeen(application);
  try {
    await update(projectKeys.application(memberId, projectId, roleId), {
      update: 'SET reminders = :times, remindedAt = :now',
      ...seen,
      condition: `${seen.condition} AND attribute_not_exists(talkAt) AND (attribute_not_exists(reminders) OR reminders < :times)`,
      values: { ...seen.values, ':times': times, ':now': newId() },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/** Up to when it was looked after applications that wait, in milliseconds since 1970. */
export const lookedAfter = async (): Promise<number | undefined> =>
  (await get(projectKeys.deadlines(), { consistent: true }))?.upTo;

/** Notes that it was looked after them up to a moment; this never moves back. */
export async function noteLookedAfter(upTo: number): Promise<void> {
  try {
    await update(projectKeys.deadlines(), {
      update: 'SET upTo = :upTo',
      condition: 'attribute_not_exists(pk) OR upTo < :upTo',
      values: { ':upTo': upTo },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Gives an application that waits, from before there was a time for answers, that time from now on. Nothing happens when it
 * has one already, or was answered meanwhile.
 *
 * @returns whether it has it from now on
 */
export async function beginTime(application: ApplicationItem): Promise<boolean> {
  if (application.isTimed || !isWaiting(application)) return false;
  const { memberId, projectId, roleId } = application;
  const now = newId();
  const seen = asSeen(application);
  // First, so that nobody waits unnoticed: of what then is not so, nobody is reminded.
  await noteWaiting({ ...application, timedFrom: now });
  try {
    await update(projectKeys.application(memberId, projectId, roleId), {
      update: 'SET isTimed = :true, timedFrom = :now',
      ...seen,
      condition: `${seen.condition} AND attribute_not_exists(talkAt) AND attribute_not_exists(isTimed)`,
      values: { ...seen.values, ':true': true, ':now': now },
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    return false;
  }
}
