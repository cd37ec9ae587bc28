import { DESCRIPTION_MAX } from '../../../../../shared/limits.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { CheckboxField, TextField } from '../../../components/forms/fields.tsx';
import { TextAreaField } from '../../../components/forms/TextAreaField.tsx';
import { newExperience } from './draft.ts';
import classes from './EntryList.module.css';
import { EntryList } from './EntryList.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Where somebody has worked. */
export function ExperienceSection({ form }: { form: ProfileForm }) {
  return (
    <EntryList
      title="Experience"
      noun="experience"
      name="experience"
      entries={form.draft.experience}
      newEntry={newExperience}
      onChange={(entries, forget) => form.set('experience', entries, forget)}
    >
      {({ entry, path, isNew, change }) => {
        const text = (name: 'title' | 'company' | 'startDate' | 'endDate' | 'description') => ({
          name: `${path}.${name}`,
          value: entry[name],
          error: form.errors[`${path}.${name}`],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            change(name, currentTarget.value),
        });
        return (
          <>
            <TextField {...text('title')} label="Title" autoFocus={isNew} />
            <TextField {...text('company')} label="Company" />
            <TextField {...text('startDate')} type="date" label="Start date" />
            <TextField
              {...text('endDate')}
              type="date"
              label="End date"
              {...(entry.isCurrent && { value: '', error: undefined, disabled: true })}
            />
            <div className={classes.wide}>
              <CheckboxField
                label="I work here now"
                checked={entry.isCurrent}
                onChange={({ currentTarget }) => change('isCurrent', currentTarget.checked)}
              />
            </div>
            <div className={classes.wide}>
              <TextAreaField {...text('description')} label="Description" rows={3} max={DESCRIPTION_MAX} />
            </div>
            <div className={classes.wide}>
              <LogoField
                name={`${path}.logo`}
                label="Company logo"
                organization={entry.company}
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
