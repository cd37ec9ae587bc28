import { Textarea, TextInput } from '@mantine/core';
import { ABOUT_MAX, HEADLINE_MAX } from '../../../../../shared/limits.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Name, headline, place and story. */
export function BasicsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="About you">
      <TextInput {...form.getInputProps('name')} label="Name" autoComplete="name" />
      <Textarea
        {...form.getInputProps('headline')}
        label="Headline"
        minRows={2}
        bottomSection={<CharacterCount text={form.values.headline} max={HEADLINE_MAX} />}
      />
      <TextInput {...form.getInputProps('location')} label="Location" autoComplete="address-level2" />
      <Textarea
        {...form.getInputProps('about')}
        label="About"
        minRows={5}
        bottomSection={<CharacterCount text={form.values.about} max={ABOUT_MAX} />}
      />
    </Section>
  );
}
