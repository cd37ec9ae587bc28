import { COMMITMENTS } from '../../../../shared/choices.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { fitOf, needsPlace, townOf } from '../../../../shared/rules/projects/role-match.ts';
import { roleBoard as texts } from '../../../../shared/texts/projects/role-board.ts';
import { formatted } from '../../components/text/count.ts';

/** Why a role fits a job seeker, in a few words each. */
export function matchReasons(
  { skills, location, jobSeekerInfo }: Pick<CurrentUser, 'skills' | 'location' | 'jobSeekerInfo'>,
  role: OpenRole,
): string[] {
  const { openToRoles } = jobSeekerInfo;
  const fit = fitOf({ skills, location, openToRoles }, role);
  return [
    fit.asked > 0 && texts.skillsMatched(formatted(fit.matched), formatted(fit.asked)),
    fit.commitmentFits &&
      role.commitment !== '' &&
      openToRoles.length > 0 &&
      texts.commitmentFits(COMMITMENTS[role.commitment]),
    fit.placeFits && role.place === 'remote' && texts.canBeRemote,
    fit.placeFits && needsPlace(role.place) && townOf(role.location) !== '' && texts.isInTown,
  ].filter((reason) => reason !== false);
}
