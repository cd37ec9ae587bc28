import * as z from 'zod';
import * as limits from '../limits.ts';
import { ADMIN_USERNAME } from '../rules/members/administrator.ts';
import { USERNAME_PATTERN } from '../rules/members/username.ts';
import { profile as texts } from '../texts/members/profile.ts';
import { refusals } from '../texts/refusals.ts';
import { rules } from '../texts/rules.ts';
import { fromDigits, id, instant, picture, pictureInput } from './common.ts';
import { atMost } from './list.ts';
import { givenPassword } from './password.ts';
import { suspension } from './suspension.ts';
import { email, line, link, text } from './text.ts';

export const ROLES = ['founder', 'investor', 'job_seeker'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** A role as callers write it: `jobseeker` is accepted for `job_seeker`. */
export const roleInput = () =>
  z.preprocess(
    (value) => (value === 'jobseeker' ? 'job_seeker' : value),
    z.enum(ROLES, refusals.validRoleRequired),
  );

/** A path parameter that may name a member. */
export const username = z.string().regex(USERNAME_PATTERN);

export const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  ADMIN_USERNAME,
  'search',
  'suggestions',
  'all-connections',
  'profile',
  'sync-connections',
  'me',
  'connections',
  'activity',
  'projects',
  'create',
  'edit',
]);

const year = () =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? null : fromDigits(value)),
    z
      .number(texts.yearInvalid)
      .int(texts.yearInvalid)
      .min(limits.EDUCATION_YEAR_MIN, texts.yearInvalid)
      .max(limits.EDUCATION_YEAR_MAX, texts.yearInvalid)
      .nullable(),
  );

/** `YYYY-MM-DD`, an ISO instant, or ""; kept as a valid ISO instant. */
const startDate = () =>
  z
    .string()
    .max(limits.LINE_MAX, texts.dateInvalid)
    .trim()
    .refine((value) => value === '' || !Number.isNaN(Date.parse(value)), texts.dateInvalid)
    .transform((value) => (value === '' ? '' : new Date(value).toISOString()));

export const experienceInput = () =>
  z
    .object({
      title: line(limits.LINE_MAX).default(''),
      company: line(limits.LINE_MAX).default(''),
      startDate: startDate().default(''),
      endDate: startDate()
        .nullish()
        .transform((value) => value || null),
      description: text(limits.DESCRIPTION_MAX).default(''),
      logo: pictureInput.default(''),
    })
    .refine((one) => !one.startDate || !one.endDate || Date.parse(one.startDate) <= Date.parse(one.endDate), {
      error: texts.datesInverted,
      path: ['endDate'],
    });

export const educationInput = () =>
  z
    .object({
      school: line(limits.LINE_MAX).default(''),
      fieldOfStudy: line(limits.LINE_MAX).default(''),
      startYear: year(),
      endYear: year(),
      logo: pictureInput.default(''),
    })
    .refine(({ startYear, endYear }) => !startYear || !endYear || startYear <= endYear, {
      error: texts.yearsInverted,
      path: ['endYear'],
    });

export const experience = () =>
  z.strictObject({
    title: z.string(),
    company: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    description: z.string(),
    logo: picture,
  });

export const education = () =>
  z.strictObject({
    school: z.string(),
    fieldOfStudy: z.string(),
    startYear: z.number().nullable(),
    endYear: z.number().nullable(),
    logo: picture,
  });

export const investmentRange = () => z.strictObject({ min: z.number(), max: z.number() });

const amount = () =>
  z.preprocess(
    fromDigits,
    z.number(texts.amountInvalid).min(0, texts.amountInvalid).max(limits.INVESTMENT_MAX, texts.amountInvalid),
  );

export const investmentRangeInput = () =>
  z.object({ min: amount(), max: amount() }).refine(({ min, max }) => min <= max, texts.rangeInverted);

export const founderInfo = () =>
  z.strictObject({ startupStage: z.string(), lookingFor: z.array(z.string()) });
export const jobSeekerInfo = () => z.strictObject({ openToRoles: z.array(z.string()) });

/** What everybody may see of a member: a field is public when it is named here, and only then. */
const publicProfile = () =>
  z.strictObject({
    _id: id,
    name: z.string(),
    username: z.string(),
    userRole: role.nullable(),
    profilePicture: picture,
    bannerImg: picture,
    headline: z.string(),
    about: z.string(),
    location: z.string(),
    linkedin: z.string(),
    organization: z.string(),
    club: z.string(),
    orgLogo: picture,
    isVerified: z.boolean(),
    skills: z.array(z.string()),
    experience: z.array(experience()),
    education: z.array(education()),
    investmentInterests: z.array(z.string()),
    founderInfo: founderInfo(),
    jobSeekerInfo: jobSeekerInfo(),
    connectionCount: z.number(),
    onboardingCompleted: z.boolean(),
    createdAt: instant,
  });
export type PublicProfile = z.infer<ReturnType<typeof publicProfile>>;

/** What a member sees of themselves: the answer of `/auth/me`. */
export const currentUser = () =>
  publicProfile().extend({
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string(),
    investmentRange: investmentRange(),
    connections: z.array(id),
    isAdmin: z.boolean(),
    /** Whether people without an account may read the profile. */
    public: z.boolean(),
    /** While the member may read, but not write. */
    suspension: suspension().optional(),
  });
export type CurrentUser = z.infer<ReturnType<typeof currentUser>>;

/** A member as others see them; `email` and `phone` are "" for most, `investmentRange` is only for its owner. */
export const profile = () =>
  publicProfile().extend({
    email: z.string(),
    phone: z.string(),
    investmentRange: investmentRange().optional(),
    connections: z.array(id),
  });
export type Profile = z.infer<ReturnType<typeof profile>>;

/** A member in a list: counts and reason where the list knows them. */
export const userCard = () =>
  z.strictObject({
    _id: id,
    username: z.string(),
    name: z.string(),
    profilePicture: picture,
    headline: z.string(),
    userRole: role.nullable(),
    organization: z.string(),
    connections: z.array(id),
    connectionCount: z.number().optional(),
    mutualCount: z.number().optional(),
    reason: z.string().optional(),
  });
export type UserCard = z.infer<ReturnType<typeof userCard>>;

/** The few facts of a member that stand beside what they wrote. */
export const author = () =>
  z.strictObject({
    _id: z.string(),
    username: z.string(),
    name: z.string(),
    headline: z.string(),
    profilePicture: picture,
    userRole: role.nullable(),
  });
export type Author = z.infer<ReturnType<typeof author>>;

/** The fewest facts by which people know a member again. */
export const person = () => author().pick({ _id: true, username: true, name: true, profilePicture: true });
export type Person = z.infer<ReturnType<typeof person>>;

const words = () =>
  atMost(limits.INTERESTS_MAX, z.array(line(limits.SKILL_MAX))).transform((list) => [
    ...new Set(list.filter((word) => word !== '')),
  ]);

const skills = () =>
  atMost(limits.SKILLS_MAX, z.array(line(limits.SKILL_MAX))).transform((list) => {
    const seen = new Set<string>();
    return list.filter(
      (skill) => skill !== '' && !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()),
    );
  });

/** What a member may change of their profile: only the keys sent change. */
export const profileChange = () =>
  z.object({
    name: line(limits.NAME_MAX, {
      required: rules.nameRequired,
      tooLong: rules.nameTooLong,
    }).optional(),
    email: email().optional(),
    headline: line(limits.HEADLINE_MAX).optional(),
    about: text(limits.ABOUT_MAX).optional(),
    location: line(limits.LINE_MAX).optional(),
    phone: line(limits.PHONE_MAX).optional(),
    linkedin: link().optional(),
    organization: line(limits.LINE_MAX).optional(),
    club: line(limits.LINE_MAX).optional(),
    profilePicture: pictureInput.optional(),
    bannerImg: pictureInput.optional(),
    orgLogo: pictureInput.optional(),
    skills: skills().optional(),
    experience: atMost(limits.HISTORY_MAX, z.array(experienceInput())).optional(),
    education: atMost(limits.HISTORY_MAX, z.array(educationInput())).optional(),
    investmentRange: investmentRangeInput().optional(),
    investmentInterests: words().optional(),
    founderInfo: z
      .object({ startupStage: line(limits.LINE_MAX), lookingFor: words() })
      .partial()
      .optional(),
    jobSeekerInfo: z.object({ openToRoles: words() }).partial().optional(),
    public: z.boolean().optional(),
    /** `false` changes nothing: what is completed stays so. */
    onboardingCompleted: z.boolean().optional(),
  });
export type ProfileChange = z.infer<ReturnType<typeof profileChange>>;

/** A change of the profile as it is sent; with the password when it is one of the e-mail address. */
export const profileUpdate = () => profileChange().extend({ currentPassword: givenPassword().optional() });
