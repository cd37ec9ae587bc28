import { TextInput } from '@mantine/core';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Where somebody belongs. */
export function OrganizationSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Organization">
      <TextInput {...form.getInputProps('organization')} label="Organization" autoComplete="organization" />
      <LogoField
        name="orgLogo"
        label="Organization logo"
        organization={form.values.organization}
        picture={form.values.orgLogo}
        error={form.errors.orgLogo}
        failure={texts.orgLogoFailed}
        onChange={(logo) => form.setFieldValue('orgLogo', logo)}
      />
      <TextInput {...form.getInputProps('club')} label="Club" />
    </Section>
  );
}
