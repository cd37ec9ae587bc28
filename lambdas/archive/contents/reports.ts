import type { ReportItem } from '../../reports/store/items.ts';
import { reportKeys } from '../../reports/store/keys.ts';
import { eachPage, indexedPages } from './pages.ts';
import type { Part } from './part.ts';

/** What the member has reported; what others have reported of them is theirs. */
export const reports: Part = {
  file: 'reports.json',
  rows: (memberId) =>
    eachPage(indexedPages<ReportItem>(reportKeys.byReporter(memberId, '').gsi1pk), (page) =>
      page.map(({ kind, caseId, reason, text, createdAt }) => ({
        kind,
        reported: caseId,
        reason,
        text,
        createdAt,
      })),
    ),
};
