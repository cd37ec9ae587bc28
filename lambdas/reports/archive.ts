import { eachPage, indexedPages } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { ReportItem } from './store/items.ts';
import { reportKeys } from './store/keys.ts';

/** What the member has reported; what others have reported of them is theirs. */
const reports: ArchivePart = {
  file: 'reports.json',
  rows: ({ _id: memberId }) =>
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

export const reportArchive = forOwnedKinds<typeof reportKeys>()({ report: reports });
