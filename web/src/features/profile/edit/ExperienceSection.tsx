import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { DESCRIPTION_MAX } from '../../../../../shared/limits.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { type ExperienceDraft, newExperience } from './draft.ts';
import classes from './EntryList.module.css';
import { EntryList } from './EntryList.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Where somebody has worked. */
export function ExperienceSection({ form }: { form: ProfileForm }) {
  return (
    <EntryList
      form={form}
      title="Experience"
      noun="experience"
      name="experience"
      entries={form.values.experience}
      newEntry={newExperience}
    >
      {({ entry, path, isNew }) => {
        const text = (name: keyof ExperienceDraft) => form.getInputProps(`${path}.${name}`);
        return (
          <>
            <TextInput {...text('title')} label="Title" autoFocus={isNew} />
            <TextInput {...text('company')} label="Company" />
            <TextInput {...text('startDate')} type="date" label="Start date" />
            <TextInput
              {...text('endDate')}
              type="date"
              label="End date"
              {...(entry.isCurrent && { value: '', error: undefined, disabled: true })}
            />
            <div className={classes.wide}>
              <Checkbox
                label="I work here now"
                {...form.getInputProps(`${path}.isCurrent`, { type: 'checkbox' })}
              />
            </div>
            <div className={classes.wide}>
              <Textarea
                {...text('description')}
                label="Description"
                bottomSection={<CharacterCount text={entry.description} max={DESCRIPTION_MAX} />}
              />
            </div>
            <div className={classes.wide}>
              <LogoField
                name={`${path}.logo`}
                label="Company logo"
                organization={entry.company}
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
