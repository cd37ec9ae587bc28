import { TextField } from '../../../components/forms/fields.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** How to reach somebody. */
export function ContactSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Contact">
      <TextField
        {...form.text('email')}
        type="email"
        label="Email"
        hint="Only your connections see it"
        autoComplete="email"
      />
      <TextField
        {...form.text('phone')}
        type="tel"
        label="Phone (optional)"
        hint="Only your connections see it"
        autoComplete="tel"
      />
      <TextField
        {...form.text('linkedin')}
        type="url"
        label="LinkedIn"
        placeholder="https://linkedin.com/in/"
      />
    </Section>
  );
}
