import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { reportKeys } from './store/keys.ts';
import { sweepReports } from './store/reports.ts';

export const reportSweeps = forOwnedKinds<typeof reportKeys>()({ report: sweepReports });
