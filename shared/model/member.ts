import * as z from 'zod';
import * as limits from '../limits.ts';
import { USERNAME_PATTERN } from '../rules/username.ts';
import { isWebLink, withScheme } from '../rules/web-link.ts';
import { auth as authTexts, profile as texts } from '../texts.ts';
import { id, instant, picture, pictureInput } from './common.ts';

export const ROLES = ['founder', 'investor', 'job_seeker'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** A role as callers write it: `jobseeker` is accepted for `job_seeker` (WIRE, roles). */
export const roleInput = z.preprocess(
  (value) => (value === 'jobseeker' ? 'job_seeker' : value),
  z.enum(ROLES, authTexts.validRoleRequired),
);

/** A path parameter that may name a member (WIRE, usernames). */
export const username = z.string().regex(USERNAME_PATTERN);

export const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  'admin',
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

/** Text of one line or many: trimmed, bounded; "" clears it. */
export const text = (max: number) => z.string().trim().max(max, texts.tooLong);

/** A link that a browser may follow: http or https only, or "". A bare host gets https. */
export const link = z
  .string()
  .trim()
  .max(limits.URL_MAX, texts.tooLong)
  .transform(withScheme)
  .refine(isWebLink, texts.linkInvalid);

const year = z.preprocess(
  (value) => (value === '' || value === undefined ? null : typeof value === 'string' ? Number(value) : value),
  z
    .number(texts.yearInvalid)
    .int(texts.yearInvalid)
    .min(limits.EDUCATION_YEAR_MIN, texts.yearInvalid)
    .max(limits.EDUCATION_YEAR_MAX, texts.yearInvalid)
    .nullable(),
);

/** `YYYY-MM-DD`, an ISO instant, or ""; kept as a valid ISO instant (WIRE, dates). */
const startDate = z
  .string()
  .trim()
  .refine((value) => value === '' || !Number.isNaN(Date.parse(value)), texts.dateInvalid)
  .transform((value) => (value === '' ? '' : new Date(value).toISOString()));

export const experienceInput = z.object({
  title: text(limits.LINE_MAX).default(''),
  company: text(limits.LINE_MAX).default(''),
  startDate: startDate.default(''),
  endDate: startDate.nullish().transform((value) => value || null),
  description: text(limits.DESCRIPTION_MAX).default(''),
  logo: pictureInput.default(''),
});

export const educationInput = z.object({
  school: text(limits.LINE_MAX).default(''),
  fieldOfStudy: text(limits.LINE_MAX).default(''),
  startYear: year,
  endYear: year,
  logo: pictureInput.default(''),
});

export const experience = z.strictObject({
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  description: z.string(),
  logo: picture,
});

export const education = z.strictObject({
  school: z.string(),
  fieldOfStudy: z.string(),
  startYear: z.number().nullable(),
  endYear: z.number().nullable(),
  logo: picture,
});

export const investmentRange = z.strictObject({ min: z.number(), max: z.number() });

const amount = z.coerce.number().min(0).max(limits.INVESTMENT_MAX);

export const investmentRangeInput = z
  .object({ min: amount, max: amount })
  .refine(({ min, max }) => min <= max, texts.rangeInverted);

export const founderInfo = z.strictObject({ startupStage: z.string(), lookingFor: z.array(z.string()) });
export const jobSeekerInfo = z.strictObject({ openToRoles: z.array(z.string()) });

/** What only a member sees of themselves besides everybody's view: the answer of `/auth/me` (WIRE, CurrentUser). */
export const currentUser = z.strictObject({
  _id: id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  userRole: role.nullable(),
  profilePicture: picture,
  bannerImg: picture,
  headline: z.string(),
  about: z.string(),
  location: z.string(),
  phone: z.string(),
  linkedin: z.string(),
  organization: z.string(),
  club: z.string(),
  orgLogo: picture,
  isVerified: z.boolean(),
  skills: z.array(z.string()),
  experience: z.array(experience),
  education: z.array(education),
  investmentRange,
  investmentInterests: z.array(z.string()),
  founderInfo,
  jobSeekerInfo,
  connections: z.array(id),
  connectionCount: z.number(),
  onboardingCompleted: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** A member as others see them (WIRE, Profile); `investmentRange` only for its owner. */
export const profile = currentUser
  .omit({ isAdmin: true })
  .extend({ investmentRange: investmentRange.optional() });
export type Profile = z.infer<typeof profile>;

/** A member in a list (WIRE, UserCard): counts and reason where the list knows them. */
export const userCard = z.strictObject({
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
export type UserCard = z.infer<typeof userCard>;

/** The few facts of a member that stand beside what they wrote. */
export const author = z.strictObject({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  headline: z.string(),
  profilePicture: picture,
  userRole: role.nullable(),
});
export type Author = z.infer<typeof author>;

const words = z
  .array(text(limits.SKILL_MAX))
  .max(limits.INTERESTS_MAX)
  .transform((list) => [...new Set(list.filter((word) => word !== ''))]);

const skills = z
  .array(text(limits.SKILL_MAX))
  .max(limits.SKILLS_MAX)
  .transform((list) => {
    const seen = new Set<string>();
    return list.filter(
      (skill) => skill !== '' && !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()),
    );
  });

/** What a member may change of their profile: only the keys sent change (WIRE, PUT /users/profile). */
export const profileChange = z.object({
  name: text(limits.NAME_MAX).min(1, authTexts.nameRequired).optional(),
  email: z.email(authTexts.emailInvalid).max(limits.EMAIL_MAX).optional(),
  headline: text(limits.HEADLINE_MAX).optional(),
  about: text(limits.ABOUT_MAX).optional(),
  location: text(limits.LINE_MAX).optional(),
  phone: text(limits.PHONE_MAX).optional(),
  linkedin: link.optional(),
  organization: text(limits.LINE_MAX).optional(),
  club: text(limits.LINE_MAX).optional(),
  profilePicture: pictureInput.optional(),
  bannerImg: pictureInput.optional(),
  orgLogo: pictureInput.optional(),
  skills: skills.optional(),
  experience: z.array(experienceInput).max(limits.HISTORY_MAX).optional(),
  education: z.array(educationInput).max(limits.HISTORY_MAX).optional(),
  investmentRange: investmentRangeInput.optional(),
  investmentInterests: words.optional(),
  founderInfo: z
    .object({ startupStage: text(limits.LINE_MAX), lookingFor: words })
    .partial()
    .optional(),
  jobSeekerInfo: z.object({ openToRoles: words }).partial().optional(),
  onboardingCompleted: z.literal(true).optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;
