import { jobHandlers } from '../../jobs/kind.ts';
import type { Sweep } from '../owned-kinds.ts';
import { memberJobKinds } from './kinds.ts';
import { type RefreshCopies, refreshAuthor } from './refresh-author.ts';
import { sweepMember } from './sweep-member.ts';

/** @param resources what all other resources keep of members */
export const memberJobs = ({ refreshers, sweeps }: { refreshers: RefreshCopies[]; sweeps: Sweep[] }) =>
  jobHandlers(memberJobKinds, {
    refreshAuthor: refreshAuthor(refreshers),
    sweepMember: sweepMember(sweeps),
  });
