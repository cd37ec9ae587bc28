import { PasswordInput, TextInput } from '@mantine/core';
import { passkeys } from '../../../../../shared/texts/account/passkeys.ts';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { isEmailChanged } from './changes.ts';
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
      {isEmailChanged(form.getInitialValues(), form.values) && (
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          label={passkeys.password}
          description={texts.newEmailHint}
          autoComplete="current-password"
        />
      )}
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
