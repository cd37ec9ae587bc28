import { type Mailed, type MailTime, USUAL_MAIL } from '../../../shared/rules/mail-choices.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, remove } from '../../table/table.ts';
import type { PreferencesItem } from './items.ts';
import { preferenceKinds } from './keys.ts';

export type Choices = Record<Mailed, MailTime>;

const withUsual = (item: PreferencesItem | undefined): Choices => ({ ...USUAL_MAIL, ...item?.mails });

/** When mails tell a member of what. */
export const readChoices = async (memberId: string): Promise<Choices> =>
  withUsual(await get(preferenceKinds.preferences(memberId), { consistent: true }));

/**
 * Changes some of a member's choices.
 *
 * @returns all of them, as they are now
 */
export const changeChoices = (
  effect: Effect,
  memberId: string,
  change: PreferencesItem['mails'],
): Promise<Choices> =>
  retryOnConflict(
    async () => {
      const key = preferenceKinds.preferences(memberId);
      const found = await get(key, { consistent: true });
      const mails = { ...found?.mails, ...change };
      await effect.commit([
        {
          put: { ...key, mails },
          ...(found ? { condition: 'mails = :seen', values: { ':seen': found.mails } } : { ifNew: true }),
        },
      ]);
      return withUsual({ mails });
    },
    (error) => error instanceof ConditionFailedError,
  );

/** Deletes what a member who has left had chosen. */
export async function sweepChoices(memberId: string): Promise<boolean> {
  await remove(preferenceKinds.preferences(memberId));
  return false;
}
