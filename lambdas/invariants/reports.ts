import { REPORTERS_COUNTED } from '../../shared/limits.ts';
import { reportKeys } from '../reports/store/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** Each case counts its reports, and each report is of a case. */
export const reports: Invariant = (table) => {
  const reports = table.grouped(reportKeys.report, 'caseId');
  const cases = table.all(reportKeys.case);
  const known = new Set(cases.map(({ values }) => values.caseId));
  return [
    ...cases.flatMap(({ item, values }) => {
      const count = Math.min(REPORTERS_COUNTED, reports.get(values.caseId)?.length ?? 0);
      // A decision stays when its reporters have left.
      if (item.reporters === count || (item.status !== 'open' && count === 0)) return [];
      return [`reporters ${item.reporters}, but ${count} ${at(item)}`];
    }),
    ...[...reports]
      .filter(([caseId]) => !known.has(caseId))
      .map(([caseId]) => `reports without a case ${at(reportKeys.case(caseId))}`),
  ];
};
