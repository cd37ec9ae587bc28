import { NativeSelect } from '@mantine/core';
import { FOUNDER_NEEDS, STAGES, WAYS_TO_JOIN } from '../../../../../shared/choices.ts';
import type { Role } from '../../../../../shared/model/member.ts';
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
        <Section title="Startup">
          <NativeSelect
            {...form.getInputProps('startupStage')}
            label="Stage"
            data={[{ value: '', label: 'No stage' }, ...selectData(STAGES)]}
          />
          <ChoiceGroup
            legend="Looking for"
            options={FOUNDER_NEEDS}
            chosen={draft.lookingFor}
            onChange={(needs) => set('lookingFor', needs)}
          />
        </Section>
      );
    case 'job_seeker':
      return (
        <Section title="Open to">
          <ChoiceGroup
            legend="How you would like to join"
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
