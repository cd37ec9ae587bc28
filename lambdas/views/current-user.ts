import type { CurrentUser } from '../../shared/model/member.ts';
import type { MemberItem } from '../data/items.ts';
import { newestConnectionIds } from '../data/relations.ts';

/** A member as they see themselves (WIRE, CurrentUser). */
export const presentCurrentUser = async (member: MemberItem): Promise<CurrentUser> => ({
  _id: member._id,
  name: member.name,
  username: member.username,
  email: member.email,
  userRole: member.userRole,
  profilePicture: member.profilePicture,
  bannerImg: member.bannerImg,
  headline: member.headline,
  about: member.about,
  location: member.location,
  phone: member.phone,
  linkedin: member.linkedin,
  organization: member.organization,
  club: member.club,
  orgLogo: member.orgLogo,
  isVerified: member.isVerified,
  skills: member.skills,
  experience: member.experience,
  education: member.education,
  investmentRange: member.investmentRange,
  investmentInterests: member.investmentInterests,
  founderInfo: member.founderInfo,
  jobSeekerInfo: member.jobSeekerInfo,
  connections: member.connectionCount > 0 ? await newestConnectionIds(member._id) : [],
  connectionCount: member.connectionCount,
  onboardingCompleted: member.onboardingCompleted,
  isAdmin: member.isAdmin,
  createdAt: member.createdAt,
});
