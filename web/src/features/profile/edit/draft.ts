import type { Profile, ProfileChange } from '../../../../../shared/model/member.ts';
import type { Picture } from '../../../components/media/picture.ts';

/** The fields of one line or many. */
export const TEXT_KEYS = [
  'name',
  'headline',
  'location',
  'about',
  'organization',
  'club',
  'email',
  'phone',
  'linkedin',
] as const satisfies readonly (keyof ProfileChange)[];
export type TextKey = (typeof TEXT_KEYS)[number];

/** An entry of a list, told apart from the others while it is being edited. */
interface Entry {
  key: string;
  logo: Picture;
}

export interface ExperienceDraft extends Entry {
  title: string;
  company: string;
  /** `YYYY-MM-DD`, or "". */
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

export interface EducationDraft extends Entry {
  school: string;
  fieldOfStudy: string;
  startYear: string;
  endYear: string;
}

/** A profile as its form holds it. */
export interface ProfileDraft extends Record<TextKey, string> {
  profilePicture: Picture;
  bannerImg: Picture;
  orgLogo: Picture;
  skills: string[];
  experience: ExperienceDraft[];
  education: EducationDraft[];
  startupStage: string;
  lookingFor: string[];
  openToRoles: string[];
  /** Sent with another address; no part of the profile. */
  currentPassword: string;
}

let lastKey = 0;
const newKey = () => String(++lastKey);

export const newExperience = (): ExperienceDraft => ({
  key: newKey(),
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  isCurrent: true,
  description: '',
  logo: '',
});

export const newEducation = (): EducationDraft => ({
  key: newKey(),
  school: '',
  fieldOfStudy: '',
  startYear: '',
  endYear: '',
  logo: '',
});

const day = (instant: string | null) => instant?.slice(0, 'YYYY-MM-DD'.length) ?? '';

/** The form's beginning: the profile as it is. */
export function draftOf(profile: Profile): ProfileDraft {
  const { founderInfo, jobSeekerInfo } = profile;
  return {
    name: profile.name,
    headline: profile.headline,
    location: profile.location,
    about: profile.about,
    organization: profile.organization,
    club: profile.club,
    email: profile.email,
    phone: profile.phone,
    linkedin: profile.linkedin,
    profilePicture: profile.profilePicture,
    bannerImg: profile.bannerImg,
    orgLogo: profile.orgLogo,
    skills: profile.skills,
    experience: profile.experience.map((entry) => ({
      ...entry,
      key: newKey(),
      startDate: day(entry.startDate),
      endDate: day(entry.endDate),
      isCurrent: entry.endDate === null,
    })),
    education: profile.education.map((entry) => ({
      ...entry,
      key: newKey(),
      startYear: String(entry.startYear ?? ''),
      endYear: String(entry.endYear ?? ''),
    })),
    startupStage: founderInfo.startupStage,
    lookingFor: founderInfo.lookingFor,
    openToRoles: jobSeekerInfo.openToRoles,
    currentPassword: '',
  };
}
