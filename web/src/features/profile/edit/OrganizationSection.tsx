import { TextInput } from '@mantine/core';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Where somebody belongs. */
export function OrganizationSection({ form }: { form: ProfileForm }) {
  return (
    <Section title={texts.organization}>
      <TextInput
        {...form.getInputProps('organization')}
        label={texts.organization}
        autoComplete="organization"
      />
      <LogoField
        name="orgLogo"
        label={formTexts.organizationLogo}
        organization={form.values.organization}
        picture={form.values.orgLogo}
        error={form.errors.orgLogo}
        failure={texts.orgLogoFailed}
        onChange={(logo) => form.setFieldValue('orgLogo', logo)}
      />
      <TextInput {...form.getInputProps('club')} label={texts.club} />
    </Section>
  );
}
