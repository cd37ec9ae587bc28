import { ABOUT_MAX, HEADLINE_MAX } from '../../../../../shared/limits.ts';
import { TextField } from '../../../components/forms/fields.tsx';
import { TextAreaField } from '../../../components/forms/TextAreaField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Name, headline, place and story. */
export function BasicsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="About you">
      <TextField {...form.text('name')} label="Name" autoComplete="name" />
      <TextAreaField {...form.text('headline')} label="Headline" rows={2} max={HEADLINE_MAX} />
      <TextField {...form.text('location')} label="Location" autoComplete="address-level2" />
      <TextAreaField {...form.text('about')} label="About" rows={5} max={ABOUT_MAX} />
    </Section>
  );
}
