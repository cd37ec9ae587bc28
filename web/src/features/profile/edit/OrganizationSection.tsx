import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { TextField } from '../../../components/forms/fields.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { LogoField } from './LogoField.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Where somebody belongs. */
export function OrganizationSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Organization">
      <TextField {...form.text('organization')} label="Organization" autoComplete="organization" />
      <LogoField
        name="orgLogo"
        label="Organization logo"
        organization={form.draft.organization}
        picture={form.draft.orgLogo}
        error={form.errors.orgLogo}
        failure={texts.orgLogoFailed}
        onChange={(logo) => form.set('orgLogo', logo)}
      />
      <TextField {...form.text('club')} label="Club" />
    </Section>
  );
}
