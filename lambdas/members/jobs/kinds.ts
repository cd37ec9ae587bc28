import { jobKind } from '../../jobs/kind.ts';

export const memberJobKinds = {
  /** Carries a changed name, headline, picture or role over to all copies of it. */
  refreshAuthor: jobKind<{ memberId: string }>('refresh-author'),
  /** Deletes what a deleted member has left behind. */
  sweepMember: jobKind<{ memberId: string }>('sweep-member'),
};
