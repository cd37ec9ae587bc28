import type { Preferences, PreferencesChange } from '../../../shared/model/preferences.ts';
import {
  MAILED,
  type Mailed,
  USUAL_DIGEST_HOUR,
  usualChoice,
} from '../../../shared/rules/notifications/mail-choices.ts';
import { getMany, removeMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { digestOf, moveDigest } from './digests.ts';
import type { PreferencesItem } from './items.ts';
import { preferenceKinds } from './keys.ts';

/** What is so for a member who has chosen this. */
export function withUsual({ mails, pushes, inApp, digestHour, timeZone }: PreferencesItem = {}): Preferences {
  const choiceOf = (mailed: Mailed) => {
    const usual = usualChoice(mailed);
    return {
      inApp: inApp?.[mailed] ?? usual.inApp,
      email: mails?.[mailed] ?? usual.email,
      push: pushes?.[mailed] ?? usual.push,
    };
  };
  return {
    types: Object.fromEntries(MAILED.map((mailed) => [mailed, choiceOf(mailed)])) as Preferences['types'],
    digestHour: digestHour ?? USUAL_DIGEST_HOUR,
    timeZone: timeZone ?? 'UTC',
  };
}

/** What a member is told of, and how. */
export const readPreferences = async (memberId: string): Promise<Preferences> =>
  withUsual(await get(preferenceKinds.preferences(memberId), { consistent: true }));

/** What a member is told of, and whether their time zone is known. */
export interface KnownPreferences extends Preferences {
  isZoneKnown: boolean;
}

/**
 * What some members are told of, and how: what was chosen this very moment may be missing.
 *
 * @returns by member
 */
export async function readPreferencesOf(memberIds: Iterable<string>): Promise<Map<string, KnownPreferences>> {
  const ids = [...new Set(memberIds)];
  const items = await getMany(ids.map((memberId) => preferenceKinds.preferences(memberId)));
  const chosen = new Map(items.map((item) => [preferenceKinds.preferences.valuesOf(item)?.memberId, item]));
  return new Map(
    ids.map((memberId) => {
      const item = chosen.get(memberId);
      return [memberId, { ...withUsual(item), isZoneKnown: item?.timeZone !== undefined }];
    }),
  );
}

/** What was chosen, with a change on top. */
function changed(item: PreferencesItem = {}, { types = {}, ...digest }: PreferencesChange): PreferencesItem {
  const mails = { ...item.mails };
  const pushes = { ...item.pushes };
  const inApp: PreferencesItem['inApp'] = { ...item.inApp };
  for (const mailed of MAILED) {
    const choice = types[mailed];
    const { email, push, inApp: isInApp } = choice ?? {};
    if (email !== undefined) mails[mailed] = email;
    if (push !== undefined) pushes[mailed] = push;
    // Mails and pushes tell of what stands in the app.
    const isTold = push || (email !== undefined && email !== 'off');
    const isWanted = isInApp ?? (isTold ? true : undefined);
    if (isWanted === false) {
      mails[mailed] = 'off';
      pushes[mailed] = false;
    }
    if (isWanted === false || (isWanted && inApp[mailed] === false)) inApp[mailed] = isWanted;
  }
  const turnedOff = Object.keys(inApp).length > 0 ? { inApp } : {};
  return { ...item, mails, pushes, ...turnedOff, ...digest, changes: (item.changes ?? 0) + 1 };
}

/**
 * Changes some of a member's choices.
 *
 * @returns all of them, as they are now
 */
export const changePreferences = (
  effect: Effect,
  memberId: string,
  change: PreferencesChange | ((now: Preferences) => PreferencesChange),
): Promise<Preferences> =>
  retryOnConflict(
    async () => {
      const key = preferenceKinds.preferences(memberId);
      const found = await get(key, { consistent: true });
      const before = withUsual(found);
      const item = changed(found, typeof change === 'function' ? change(before) : change);
      const after = withUsual(item);
      const moves = await moveDigest(memberId, before, after, found?.timeZone !== undefined);
      await effect.commit([
        {
          put: { ...item, ...key },
          ...(found
            ? {
                condition: found.changes === undefined ? 'attribute_not_exists(changes)' : 'changes = :seen',
                ...(found.changes !== undefined && { values: { ':seen': found.changes } }),
              }
            : { ifNew: true }),
        },
        ...moves,
      ]);
      return after;
    },
    (error) => error instanceof ConditionFailedError,
  );

/** Deletes what a member who has left had chosen. */
export async function sweepPreferences(memberId: string): Promise<boolean> {
  const key = preferenceKinds.preferences(memberId);
  const found = await get(key, { consistent: true });
  await removeMany([digestOf(memberId, withUsual(found)), key]);
  return false;
}
