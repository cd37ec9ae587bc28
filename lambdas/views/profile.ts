import type { Profile } from '../../shared/model/member.ts';
import type { MemberItem } from '../data/items.ts';

/** How near the one who looks is to the member they look at. */
export type Nearness = 'self' | 'connected' | 'stranger';

/**
 * A member's profile as somebody sees it (WIRE, Profile): e-mail and phone for the connected, the investment range
 * for its owner alone.
 *
 * @param viewerId who looks
 */
export function presentProfile(member: MemberItem, viewerId: string, nearness: Nearness): Profile {
  const isClose = nearness !== 'stranger';
  const showsRange = nearness === 'self' && member.userRole === 'investor';
  return {
    _id: member._id,
    name: member.name,
    username: member.username,
    email: isClose ? member.email : '',
    userRole: member.userRole,
    profilePicture: member.profilePicture,
    bannerImg: member.bannerImg,
    headline: member.headline,
    about: member.about,
    location: member.location,
    phone: isClose ? member.phone : '',
    linkedin: member.linkedin,
    organization: member.organization,
    club: member.club,
    orgLogo: member.orgLogo,
    isVerified: member.isVerified,
    skills: member.skills,
    experience: member.experience,
    education: member.education,
    ...(showsRange && { investmentRange: member.investmentRange }),
    investmentInterests: member.investmentInterests,
    founderInfo: member.founderInfo,
    jobSeekerInfo: member.jobSeekerInfo,
    connections: nearness === 'connected' ? [viewerId] : [],
    connectionCount: member.connectionCount,
    onboardingCompleted: member.onboardingCompleted,
    createdAt: member.createdAt,
  };
}
