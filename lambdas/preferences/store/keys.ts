import { itemKind } from '../../table/key.ts';
import type { PreferencesItem } from './items.ts';

export const preferenceKinds = {
  preferences: itemKind<PreferencesItem>({ isFollowed: false })('MEMBER#{memberId}', 'PREFERENCES'),
};
