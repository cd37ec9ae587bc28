import type { FormErrors } from '@mantine/form';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { schemaRules } from '../../../components/forms/schema-rules.ts';
import { changeOf } from './changes.ts';
import type { ProfileDraft } from './draft.ts';

/** The field that shows an error: a list of words is one field. */
const shownAt = (path: string) => path.replace(/^skills\..*/, 'skills');

/** What the form asks for and the server does not: entries that say something, and an end of what has ended. */
function entryErrors({ experience, education }: ProfileDraft): FormErrors {
  const errors: FormErrors = {};
  experience.forEach(({ title, company, endDate, isCurrent }, index) => {
    if (title.trim() === '' && company.trim() === '')
      errors[`experience.${index}.title`] = texts.experienceNameless;
    if (!isCurrent && endDate === '') errors[`experience.${index}.endDate`] = texts.endRequired;
  });
  education.forEach(({ school, fieldOfStudy }, index) => {
    if (school.trim() === '' && fieldOfStudy.trim() === '')
      errors[`education.${index}.school`] = texts.educationNameless;
  });
  return errors;
}

const schema = schemaRules<ProfileDraft>(
  async () => (await import('../../../../../shared/model/member.ts')).profileChange(),
  // Pictures have no path before they are uploaded.
  (draft) => changeOf(draft, () => ''),
);

/** The rules of the profile's form, for `useForm`. */
export const profileRules = {
  ...schema,
  validate: async (draft: ProfileDraft): Promise<FormErrors> => ({
    ...entryErrors(draft),
    ...errorsOfPaths(await schema.validate(draft)),
  }),
};

const errorsOfPaths = (errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [shownAt(path), message]));

/** What the server found, by the field that shows it. */
export function errorsOfIssues(issues: readonly { path: string; message: string }[]): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of issues) errors[shownAt(path)] ??= message;
  return errors;
}
