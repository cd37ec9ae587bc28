import * as limits from '../../../../../shared/limits.ts';
import { looksLikeEmail } from '../../../../../shared/rules/email.ts';
import { webLink } from '../../../../../shared/rules/web-link.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { auth, profile as profileTexts } from '../../../../../shared/texts.ts';
import {
  type EducationDraft,
  type ExperienceDraft,
  type ProfileDraft,
  TEXT_KEYS,
  type TextKey,
} from './draft.ts';

/** What is wrong, by the path of the field as the server writes it: `experience.0.title`. */
export type ProfileErrors = Record<string, string>;

const LONGEST: Record<TextKey, number> = {
  name: limits.NAME_MAX,
  headline: limits.HEADLINE_MAX,
  location: limits.LINE_MAX,
  about: limits.ABOUT_MAX,
  organization: limits.LINE_MAX,
  club: limits.LINE_MAX,
  email: limits.EMAIL_MAX,
  phone: limits.PHONE_MAX,
  linkedin: limits.URL_MAX,
};

const isTooLong = (value: string, max: number) => value.trim().length > max;

function textErrors(draft: ProfileDraft): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const key of TEXT_KEYS) if (isTooLong(draft[key], LONGEST[key])) errors[key] = profileTexts.tooLong;
  if (isTooLong(draft.name, LONGEST.name)) errors.name = auth.nameTooLong;
  if (draft.name.trim() === '') errors.name = auth.nameRequired;
  if (!looksLikeEmail(draft.email.trim())) errors.email = auth.emailInvalid;
  const linkedin = draft.linkedin.trim();
  if (linkedin !== '' && webLink(linkedin) === undefined) errors.linkedin = profileTexts.linkInvalid;
  return errors;
}

function experienceErrors(entry: ExperienceDraft): ProfileErrors {
  const { title, company, description, startDate, endDate, isCurrent } = entry;
  const errors: ProfileErrors = {};
  if (title.trim() === '' && company.trim() === '') errors.title = texts.experienceNameless;
  if (isTooLong(title, limits.LINE_MAX)) errors.title = profileTexts.tooLong;
  if (isTooLong(company, limits.LINE_MAX)) errors.company = profileTexts.tooLong;
  if (isTooLong(description, limits.DESCRIPTION_MAX)) errors.description = profileTexts.tooLong;
  if (isCurrent) return errors;
  if (endDate === '') errors.endDate = texts.endRequired;
  else if (endDate < startDate) errors.endDate = profileTexts.datesInverted;
  return errors;
}

const isYear = (value: string) =>
  value === '' ||
  (/^\d{4}$/.test(value) &&
    Number(value) >= limits.EDUCATION_YEAR_MIN &&
    Number(value) <= limits.EDUCATION_YEAR_MAX);

function educationErrors({ school, fieldOfStudy, startYear, endYear }: EducationDraft): ProfileErrors {
  const errors: ProfileErrors = {};
  if (school.trim() === '' && fieldOfStudy.trim() === '') errors.school = texts.educationNameless;
  if (isTooLong(school, limits.LINE_MAX)) errors.school = profileTexts.tooLong;
  if (isTooLong(fieldOfStudy, limits.LINE_MAX)) errors.fieldOfStudy = profileTexts.tooLong;
  if (!isYear(startYear)) errors.startYear = profileTexts.yearInvalid;
  if (!isYear(endYear)) errors.endYear = profileTexts.yearInvalid;
  else if (endYear !== '' && endYear < startYear) errors.endYear = profileTexts.yearsInverted;
  return errors;
}

const below = (path: string, errors: ProfileErrors): [string, string][] =>
  Object.entries(errors).map(([name, message]) => [`${path}.${name}`, message]);

/** What can be told without asking the server. */
export function checkProfile(draft: ProfileDraft): ProfileErrors {
  return {
    ...textErrors(draft),
    ...Object.fromEntries([
      ...draft.experience.flatMap((entry, index) => below(`experience.${index}`, experienceErrors(entry))),
      ...draft.education.flatMap((entry, index) => below(`education.${index}`, educationErrors(entry))),
    ]),
  };
}

/** What the server found, by the field that shows it: a list of words is one field. */
export function errorsOfIssues(issues: readonly { path: string; message: string }[]): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const { path, message } of issues) errors[path.replace(/^skills\..*/, 'skills')] ??= message;
  return errors;
}
