import type { FoundRole } from '../../shared/model/search.ts';
import type { Caller } from '../projects/store/founder.ts';
import { standingsAmong } from '../projects/store/viewer-state.ts';

/** Adds to the roles of a page whether the caller, if they look for roles, has applied for them. */
export async function withStandings(caller: Caller, rows: FoundRole[]): Promise<FoundRole[]> {
  if (rows.length === 0 || (await caller.account()).userRole !== 'job_seeker') return rows;
  const standingOn = await standingsAmong(caller._id, [...new Set(rows.map(({ project }) => project._id))]);
  return rows.map((row) => ({ ...row, applied: standingOn(row.project._id, row.role._id).applied }));
}
