import type { Project } from '../../../../shared/model/project.ts';

type Banner = 'closedBanner' | 'removedBanner' | 'pastBanner' | 'cancelledBanner';

/**
 * Which banners of a project a member sees: whether it is closed, whether they have been in its team, and whether being accepted somewhere
 * has cancelled applications of theirs. Who has come back into the team is not told that they were away.
 *
 * @returns the names of their texts, in the order in which they are shown
 */
export function bannersFor(
  { status, founder, teamMembers, pastMembers, applications }: Project,
  memberId: string,
): Banner[] {
  const banners: Banner[] = status === 'closed' ? ['closedBanner'] : [];
  if (founder._id === memberId) return banners;
  const own = ({ userId }: { userId: { _id: string } }) => userId._id === memberId;
  const past = teamMembers.some(own) ? undefined : pastMembers.find(own);
  if (past) banners.push(past.removed ? 'removedBanner' : 'pastBanner');
  if (applications.some((one) => own(one) && one.cancelReason === 'acceptedElsewhere'))
    banners.push('cancelledBanner');
  return banners;
}
