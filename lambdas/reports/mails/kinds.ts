import { DAY } from '../../../shared/limits.ts';
import type { ReportReason } from '../../../shared/rules/reporting.ts';
import { mailKind } from '../../mail/kind.ts';

export const reportMailKinds = {
  suspended: mailKind<{ memberId: string; until: string; reason: ReportReason }>('suspended', {
    limits: [{ most: 10, within: DAY }],
  }),
};
