import { FOUNDER_NEEDS, STAGES, WAYS_TO_JOIN } from '../../../../../shared/choices.ts';
import type { Role } from '../../../../../shared/model/member.ts';
import { SelectField } from '../../../components/forms/fields.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What founders and job seekers look for; investors have their own panel. */
export function RoleSection({ form, role }: { form: ProfileForm; role: Role | null }) {
  const { draft, set } = form;
  switch (role) {
    case 'founder':
      return (
        <Section title="Startup">
          <SelectField
            name="startupStage"
            label="Stage"
            options={[['', 'No stage'], ...Object.entries(STAGES)]}
            value={draft.startupStage}
            onChange={({ currentTarget }) => set('startupStage', currentTarget.value)}
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
