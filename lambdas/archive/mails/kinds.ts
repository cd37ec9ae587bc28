import { DAY } from '../../../shared/limits.ts';
import { mailKind } from '../../mail/kind.ts';

export const archiveMailKinds = {
  archiveReady: mailKind<{ memberId: string }>('archiveReady', { limits: [{ most: 5, within: DAY }] }),
};
