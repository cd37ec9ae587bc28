import { REPORT_WORDS_SHOWN, REPORTERS_COUNTED } from '../../../shared/limits.ts';
import type { CaseStatus } from '../../../shared/model/report.ts';
import { digits } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { type Expression, get, type Page, query, remove, type Stored, update } from '../../table/table.ts';
import type { CaseItem, ReportItem } from './items.ts';
import { reportKeys } from './keys.ts';
import { reportsKeptUntil } from './reports.ts';
import { versionsOf } from './versions.ts';

/** A case as it stands now. */
export const readCase = (caseId: string) => get(reportKeys.case(caseId), { consistent: true });

/** A page of the cases of one status: the open ones with the most reporters first, the decided ones newest first. */
export const readCases = (status: CaseStatus, page: PageOf): Promise<Page<CaseItem>> =>
  newestFirst<CaseItem>({ partition: reportKeys.byStatus(status, '').gsi1pk, index: 'gsi1' }, page);

/** The reports of a thing that are counted, oldest first. Those with a long wording may be more than one page. */
async function readReports(caseId: string): Promise<ReportItem[]> {
  const reports: Stored<ReportItem>[] = [];
  let page: Page<ReportItem>;
  do {
    const last = reports.at(-1);
    page = await query<ReportItem>({
      KeyConditionExpression: 'pk = :case AND begins_with(sk, :reports)',
      ExpressionAttributeValues: {
        ':case': reportKeys.case(caseId).pk,
        ':reports': reportKeys.reportsBy(),
      },
      Limit: REPORTERS_COUNTED - reports.length,
      ConsistentRead: true,
      ...(last && { ExclusiveStartKey: { pk: last.pk, sk: last.sk } }),
    });
    reports.push(...page.items);
  } while (page.more && reports.length < REPORTERS_COUNTED);
  return reports.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

function reasonsOf(reports: ReportItem[]): CaseItem['reasons'] {
  const groups = Map.groupBy(reports, ({ reason }) => reason);
  return Object.fromEntries([...groups].map(([reason, { length }]) => [reason, length]));
}

const wordsOf = (reports: ReportItem[]): CaseItem['words'] =>
  reports
    .filter(({ text }) => text !== '')
    .slice(-REPORT_WORDS_SHOWN)
    .reverse()
    .map(({ reason, text, createdAt }) => ({ reason, text, createdAt }));

/** The place of a case among the open ones: by the number of reporters, then by its last report. */
export const placeOf = (reporters: number, lastAt: string): string => `${digits(reporters)} ${lastAt}`;

/** Without reports an open case goes; a decided one stays without what its reporters have said. */
async function forgetReporters(
  known: Stored<CaseItem>,
  guard: Expression & { condition: string },
): Promise<void> {
  if (known.status === 'open') return remove(known, guard);
  await update(known, {
    update: 'SET reporters = :none, reasons = :reasons, words = :words',
    condition: guard.condition,
    values: { ...guard.values, ':none': 0, ':reasons': {}, ':words': [] },
  });
}

async function summarizeOnce(caseId: string): Promise<void> {
  const [reports, known] = await Promise.all([readReports(caseId), readCase(caseId)]);
  const [first] = reports;
  const last = reports.at(-1);
  const isUndecided = {
    condition: known?.decidedAt ? 'decidedAt = :seen' : 'attribute_not_exists(decidedAt)',
    ...(known?.decidedAt && { values: { ':seen': known.decidedAt } }),
  };
  if (!first || !last) {
    if (known) await forgetReporters(known, isUndecided);
    return;
  }
  // Who reports a thing after a decision asks for another one.
  const isOpen = !known?.decidedAt || last.createdAt > known.decidedAt;
  const status = isOpen ? 'open' : known.status;
  const { gsi1pk, gsi1sk } = reportKeys.byStatus(
    status,
    isOpen ? placeOf(reports.length, last.createdAt) : (known.decidedAt ?? ''),
  );
  await update(reportKeys.case(caseId), {
    update: `SET caseId = :case, kind = :kind, memberId = :member, #status = :status, gsi1pk = :pk, gsi1sk = :sk,
      reporters = :reporters, reasons = :reasons, words = :words, versions = :versions, firstAt = :first, lastAt = :last${isOpen ? ', #ttl = :ttl' : ''}`,
    condition: isUndecided.condition,
    names: { '#status': 'status', ...(isOpen && { '#ttl': 'ttl' }) },
    values: {
      ...isUndecided.values,
      ':case': caseId,
      ':kind': first.kind,
      ':member': first.memberId,
      ':status': status,
      ':pk': gsi1pk,
      ':sk': gsi1sk,
      ':reporters': reports.length,
      ':reasons': reasonsOf(reports),
      ':words': wordsOf(reports),
      ':versions': versionsOf(reports, known?.versions ?? []),
      ':first': first.createdAt,
      ':last': last.createdAt,
      ...(isOpen && { ':ttl': reportsKeptUntil() }),
    },
  });
}

/** Brings a case in line with its reports: opened by the first, opened again by one that follows a decision. Idempotent. */
export const summarizeReports = (caseId: string): Promise<void> =>
  retryOnConflict(() => summarizeOnce(caseId));
