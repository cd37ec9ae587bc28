import { subscribe } from '../events/subscriber.ts';
import type { ReportEvent } from './events.ts';
import { summarizeReports } from './store/cases.ts';
import { removeThing } from './store/removal.ts';

const on = subscribe<ReportEvent>();

const summarize = on(['thing.reported'], async (events) => {
  await Promise.all([...new Set(events.map(({ report }) => report.caseId))].map(summarizeReports));
});

const remove = on(['administrator.acted'], async (events) => {
  for (const { entry } of events) {
    const { action, kind, caseId } = entry;
    if ((action === 'remove' || action === 'suspend') && kind && caseId) await removeThing(kind, caseId);
  }
});

export const reportSubscribers = [summarize, remove];
