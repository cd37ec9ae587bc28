import { NativeSelect } from '@mantine/core';
import { FOUNDER_NEEDS, STAGES, WAYS_TO_JOIN } from '../../../../../shared/choices.ts';
import type { Role } from '../../../../../shared/model/member.ts';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { selectData } from '../../../components/forms/select-data.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What founders and job seekers look for; investors have their own panel. */
export function RoleSection({ form, role }: { form: ProfileForm; role: Role | null }) {
  const { values: draft, setFieldValue: set } = form;
  switch (role) {
    case 'founder':
      return (
        <Section title={texts.startup}>
          <NativeSelect
            {...form.getInputProps('startupStage')}
            label={texts.stage}
            data={[{ value: '', label: formTexts.noStage }, ...selectData(STAGES)]}
          />
          <ChoiceGroup
            legend={texts.lookingFor}
            options={FOUNDER_NEEDS}
            chosen={draft.lookingFor}
            onChange={(needs) => set('lookingFor', needs)}
          />
        </Section>
      );
    case 'job_seeker':
      return (
        <Section title={texts.openTo}>
          <ChoiceGroup
            legend={formTexts.waysToJoin}
            options={WAYS_TO_JOIN}
            chosen={draft.openToRoles}
            onChange={(ways) => set('openToRoles', ways)}
          />
        </Section>
      );
    default:
      return null;
  }
}
