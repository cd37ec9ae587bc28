import { jobHandlers, jobKind } from '../jobs/kind.ts';
import { syncStep } from './store/sync.ts';

export const connectionJobKinds = {
  /** Repairs one-sided connections and wrong counts, of all members. */
  syncConnections: jobKind<Record<never, never>>('sync-connections'),
};

export const connectionJobs = jobHandlers(connectionJobKinds, {
  syncConnections: async (_, cursor) => (await syncStep(cursor)).cursor,
});
