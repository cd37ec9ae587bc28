import { TextInput } from '@mantine/core';
import { EDUCATION_YEAR_MAX, EDUCATION_YEAR_MIN } from '../../../../../shared/limits.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { type EducationDraft, newEducation } from './draft.ts';
import classes from './EntryList.module.css';
import { EntryList } from './EntryList.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const YEAR = {
  type: 'number',
  inputMode: 'numeric',
  min: EDUCATION_YEAR_MIN,
  max: EDUCATION_YEAR_MAX,
} as const;

/** Where somebody has learned. */
export function EducationSection({ form }: { form: ProfileForm }) {
  return (
    <EntryList
      form={form}
      title={texts.education}
      noun={nouns.education}
      name="education"
      entries={form.values.education}
      newEntry={newEducation}
    >
      {({ entry, path, isNew }) => {
        const text = (name: keyof EducationDraft) => form.getInputProps(`${path}.${name}`);
        return (
          <>
            <TextInput {...text('school')} label={formTexts.school} autoFocus={isNew} />
            <TextInput {...text('fieldOfStudy')} label={formTexts.fieldOfStudy} />
            <TextInput {...text('startYear')} {...YEAR} label={formTexts.startYear} />
            <TextInput
              {...text('endYear')}
              {...YEAR}
              label={formTexts.endYear}
              description={formTexts.endYearHint}
            />
            <div className={classes.wide}>
              <LogoField
                name={`${path}.logo`}
                label={formTexts.schoolLogo}
                organization={entry.school}
                picture={entry.logo}
                error={form.errors[`${path}.logo`]}
                failure={texts.logoFailed}
                onChange={(logo) => form.setFieldValue(`${path}.logo`, logo)}
              />
            </div>
          </>
        );
      }}
    </EntryList>
  );
}
