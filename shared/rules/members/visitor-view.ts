import type { Profile } from '../../model/member.ts';

type Experience = Pick<
  Profile['experience'][number],
  'title' | 'company' | 'startDate' | 'endDate' | 'description'
>;
type Education = Pick<Profile['education'][number], 'school' | 'fieldOfStudy' | 'startYear' | 'endYear'>;

/** What people without an account may read of a member who allows it; the member's projects come beside it. */
export interface VisitedProfile extends Pick<Profile, 'name' | 'username' | 'headline' | 'about' | 'skills'> {
  experience: Experience[];
  education: Education[];
}

/** What people without an account may read of a member: what is named here, and nothing else. */
export const profileForVisitors = (
  member: Pick<Profile, 'name' | 'username' | 'headline' | 'about' | 'skills' | 'experience' | 'education'>,
): VisitedProfile => ({
  name: member.name,
  username: member.username,
  headline: member.headline,
  about: member.about,
  skills: member.skills,
  experience: member.experience.map(({ title, company, startDate, endDate, description }) => ({
    title,
    company,
    startDate,
    endDate,
    description,
  })),
  education: member.education.map(({ school, fieldOfStudy, startYear, endYear }) => ({
    school,
    fieldOfStudy,
    startYear,
    endYear,
  })),
});
