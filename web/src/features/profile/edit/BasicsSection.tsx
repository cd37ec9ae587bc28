import { Textarea, TextInput } from '@mantine/core';
import { ABOUT_MAX, HEADLINE_MAX } from '../../../../../shared/limits.ts';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Name, headline, place and story. */
export function BasicsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title={texts.aboutYou}>
      <TextInput {...form.getInputProps('name')} label={fields.name} autoComplete="name" />
      <Textarea
        {...form.getInputProps('headline')}
        label={texts.headline}
        minRows={2}
        bottomSection={<CharacterCount text={form.values.headline} max={HEADLINE_MAX} />}
      />
      <TextInput {...form.getInputProps('location')} label={texts.location} autoComplete="address-level2" />
      <Textarea
        {...form.getInputProps('about')}
        label={profileScreens.about}
        minRows={5}
        bottomSection={<CharacterCount text={form.values.about} max={ABOUT_MAX} />}
      />
    </Section>
  );
}
