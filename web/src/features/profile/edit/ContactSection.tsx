import { TextInput } from '@mantine/core';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** How to reach somebody. */
export function ContactSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Contact">
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label="Email"
        description="Only your connections see it"
        autoComplete="email"
      />
      <TextInput
        {...form.getInputProps('phone')}
        type="tel"
        label="Phone (optional)"
        description="Only your connections see it"
        autoComplete="tel"
      />
      <TextInput
        {...form.getInputProps('linkedin')}
        type="url"
        label="LinkedIn"
        placeholder="https://linkedin.com/in/"
      />
    </Section>
  );
}
