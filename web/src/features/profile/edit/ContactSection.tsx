import { TextInput } from '@mantine/core';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** How to reach somebody. */
export function ContactSection({ form }: { form: ProfileForm }) {
  return (
    <Section title={texts.contact}>
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={fields.email}
        description={texts.contactHint}
        autoComplete="email"
      />
      <TextInput
        {...form.getInputProps('phone')}
        type="tel"
        label={texts.phone}
        description={texts.contactHint}
        autoComplete="tel"
      />
      <TextInput
        {...form.getInputProps('linkedin')}
        type="url"
        label={profileScreens.linkedIn}
        placeholder="https://linkedin.com/in/"
      />
    </Section>
  );
}
