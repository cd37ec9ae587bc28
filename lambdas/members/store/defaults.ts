import type { MemberSummary, ProfileItem } from './items.ts';

/** What a card holds of a member who has not told anything yet; a new attribute does not compile without one. */
export const CARD_DEFAULTS: Omit<MemberSummary, '_id' | 'name' | 'username'> = {
  userRole: null,
  profilePicture: '',
  headline: '',
  location: '',
  organization: '',
  focus: '',
  connectionCount: 0,
  unread: 0,
  notificationCount: 0,
  notificationChanges: 0,
  readUpTo: '',
  clearedUpTo: '',
  cardVersion: 1,
};

/** The same for the profile. */
export const PROFILE_DEFAULTS: Omit<ProfileItem, 'email' | 'isAdmin' | 'createdAt'> = {
  bannerImg: '',
  about: '',
  phone: '',
  linkedin: '',
  club: '',
  orgLogo: '',
  isVerified: false,
  skills: [],
  experience: [],
  education: [],
  investmentRange: { min: 0, max: 0 },
  investmentInterests: [],
  founderInfo: { startupStage: '', lookingFor: [] },
  jobSeekerInfo: { openToRoles: [] },
  onboardingCompleted: false,
  public: false,
  recoveryAddress: '',
  isRecoveryVerified: false,
  formerAddresses: [],
};
