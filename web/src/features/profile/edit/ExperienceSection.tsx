import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { DESCRIPTION_MAX } from '../../../../../shared/limits.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
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
      title={texts.experience}
      noun={nouns.experience}
      name="experience"
      entries={form.values.experience}
      newEntry={newExperience}
    >
      {({ entry, path, isNew }) => {
        const text = (name: keyof ExperienceDraft) => form.getInputProps(`${path}.${name}`);
        return (
          <>
            <TextInput {...text('title')} label={formTexts.title} autoFocus={isNew} />
            <TextInput {...text('company')} label={formTexts.company} />
            <TextInput {...text('startDate')} type="date" label={formTexts.startDate} />
            <TextInput
              {...text('endDate')}
              type="date"
              label={formTexts.endDate}
              {...(entry.isCurrent && { value: '', error: undefined, disabled: true })}
            />
            <div className={classes.wide}>
              <Checkbox
                label={formTexts.isCurrent}
                {...form.getInputProps(`${path}.isCurrent`, { type: 'checkbox' })}
              />
            </div>
            <div className={classes.wide}>
              <Textarea
                {...text('description')}
                label={formTexts.description}
                bottomSection={<CharacterCount text={entry.description} max={DESCRIPTION_MAX} />}
              />
            </div>
            <div className={classes.wide}>
              <LogoField
                name={`${path}.logo`}
                label={formTexts.companyLogo}
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
