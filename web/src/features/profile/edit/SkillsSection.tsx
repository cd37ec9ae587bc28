import { SKILL_MAX, SKILLS_MAX } from '../../../../../shared/limits.ts';
import { TagField } from '../../../components/forms/TagField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What somebody can do. */
export function SkillsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title="Skills">
      <TagField
        name="skills"
        label="Add a skill"
        hint="Enter or a comma adds it"
        noun="skill"
        tags={form.draft.skills}
        error={form.errors.skills}
        max={SKILLS_MAX}
        maxLength={SKILL_MAX}
        onChange={(skills) => form.set('skills', skills)}
      />
    </Section>
  );
}
