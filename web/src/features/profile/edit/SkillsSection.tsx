import { SKILL_MAX, SKILLS_MAX } from '../../../../../shared/limits.ts';
import { TagField } from '../../../components/forms/TagField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What somebody can do. */
export function SkillsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Skills">
      <TagField
        {...form.getInputProps('skills')}
        label="Add a skill"
        description="Enter or a comma adds it"
        noun="skill"
        value={form.values.skills}
        maxTags={SKILLS_MAX}
        maxLength={SKILL_MAX}
        onChange={(skills) => form.setFieldValue('skills', skills)}
      />
    </Section>
  );
}
