import { follows } from '../events/consequence.ts';
import { summarizeReports } from './store/cases.ts';
import { removeThing } from './store/removal.ts';

const summarize = follows(['thing.reported'], async (events) => {
  await Promise.all([...new Set(events.map(({ report }) => report.caseId))].map(summarizeReports));
});

const remove = follows(['administrator.acted'], async (events) => {
  for (const { entry } of events) {
    const { action, kind, caseId } = entry;
    if ((action === 'remove' || action === 'suspend') && kind && caseId) await removeThing(kind, caseId);
  }
});

export const reportConsequences = [summarize, remove];
