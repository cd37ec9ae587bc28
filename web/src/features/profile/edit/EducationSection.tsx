import { EDUCATION_YEAR_MAX, EDUCATION_YEAR_MIN } from '../../../../../shared/limits.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { TextField } from '../../../components/forms/fields.tsx';
import { newEducation } from './draft.ts';
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
      title="Education"
      noun="education"
      name="education"
      entries={form.draft.education}
      newEntry={newEducation}
      onChange={(entries, forget) => form.set('education', entries, forget)}
    >
      {({ entry, path, isNew, change }) => {
        const text = (name: 'school' | 'fieldOfStudy' | 'startYear' | 'endYear') => ({
          name: `${path}.${name}`,
          value: entry[name],
          error: form.errors[`${path}.${name}`],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            change(name, currentTarget.value),
        });
        return (
          <>
            <TextField {...text('school')} label="School" autoFocus={isNew} />
            <TextField {...text('fieldOfStudy')} label="Field of study" />
            <TextField {...text('startYear')} {...YEAR} label="Start year" />
            <TextField
              {...text('endYear')}
              {...YEAR}
              label="End year"
              hint="Empty while you still learn there"
            />
            <div className={classes.wide}>
              <LogoField
                name={`${path}.logo`}
                label="School logo"
                organization={entry.school}
                picture={entry.logo}
                error={form.errors[`${path}.logo`]}
                failure={texts.logoFailed}
                onChange={(logo) => change('logo', logo)}
              />
            </div>
          </>
        );
      }}
    </EntryList>
  );
}
