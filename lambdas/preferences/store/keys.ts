import { itemKind } from '../../table/key.ts';
import type { DigestItem, PreferencesItem } from './items.ts';

export const preferenceKinds = {
  /** What a member has chosen. */
  preferences: itemKind<PreferencesItem>({ isFollowed: false })('MEMBER#{memberId}', 'PREFERENCES'),
  digest: itemKind<DigestItem>({ isFollowed: false })('DIGESTS#{timeZone}#{hourNumber}', '{memberId}'),
};

/** The list of those who get their mail of the day at an hour of a time zone. */
export const digestsAt = (timeZone: string, hour: number): string => `DIGESTS#${timeZone}#${hour}`;
