import { DEFAULT_INVESTMENT_RANGE } from '../../../../shared/limits.ts';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { firstHeadlines } from '../../../../shared/texts/members/role-selection.ts';

const roleBlock = {
  founder: { founderInfo: { startupStage: 'idea', lookingFor: ['funding', 'team'] } },
  investor: { investmentRange: DEFAULT_INVESTMENT_RANGE },
  job_seeker: { jobSeekerInfo: { openToRoles: ['fulltime', 'contract'] } },
};

/** What a profile starts with once its role is chosen; nothing is overwritten. */
export const firstProfile = (member: CurrentUser, role: Role, place: string) => ({
  location: member.location || place,
  headline: member.headline || firstHeadlines[role],
  ...roleBlock[role],
});
