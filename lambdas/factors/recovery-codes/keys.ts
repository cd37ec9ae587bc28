import { itemKind } from '../../table/key.ts';
import type { RecoveryCodesItem } from './items.ts';

export const recoveryCodeKeys = {
  codes: itemKind<RecoveryCodesItem>()('MEMBER#{memberId}', 'RECOVERYCODES'),
};
