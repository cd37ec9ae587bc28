import type { CurrentUser, Profile, PublicProfile } from '../../../shared/model/member.ts';
import { PROFILE_DEFAULTS } from '../store/defaults.ts';
import type { MemberItem } from '../store/items.ts';

/** How near the one who looks is to the member they look at. */
export type Nearness = 'self' | 'connected' | 'stranger';

/** What everybody may see of a member: what is named here, and nothing else that is stored of them. */
export const presentPublic = (member: MemberItem): PublicProfile => ({
  _id: member._id,
  name: member.name,
  username: member.username,
  userRole: member.userRole,
  profilePicture: member.profilePicture,
  bannerImg: member.bannerImg,
  headline: member.headline,
  about: member.about,
  location: member.location,
  linkedin: member.linkedin,
  organization: member.organization,
  club: member.club,
  orgLogo: member.orgLogo,
  isVerified: member.isVerified,
  skills: member.skills,
  experience: member.experience,
  education: member.education,
  investmentInterests: member.investmentInterests,
  founderInfo: member.founderInfo,
  jobSeekerInfo: member.jobSeekerInfo,
  connectionCount: member.connectionCount,
  onboardingCompleted: member.onboardingCompleted,
  createdAt: member.createdAt,
});

/** The range within which a member invests; nobody but an investor has one. */
export const rangeOf = ({ userRole, investmentRange }: MemberItem): CurrentUser['investmentRange'] =>
  userRole === 'investor' ? investmentRange : PROFILE_DEFAULTS.investmentRange;

/**
 * A member's profile as somebody sees it: e-mail and phone for the connected, the investment range for its owner alone.
 *
 * @param connections ids of the member's connections that the viewer may see
 */
export function presentProfile(member: MemberItem, nearness: Nearness, connections: string[]): Profile {
  const isClose = nearness !== 'stranger';
  const showsRange = nearness === 'self' && member.userRole === 'investor';
  return {
    ...presentPublic(member),
    email: isClose ? member.email : '',
    phone: isClose ? member.phone : '',
    ...(showsRange && { investmentRange: member.investmentRange }),
    connections,
  };
}
