import { SKILL_MAX, SKILLS_MAX } from '../../../../../shared/limits.ts';
import { SKILL_NAMES } from '../../../../../shared/rules/projects/skills.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { TagField } from '../../../components/forms/TagField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What somebody can do. */
export function SkillsSection({ form }: { form: ProfileForm }) {
  return (
    <Section title={profileScreens.skills}>
      <TagField
        {...form.getInputProps('skills')}
        label={texts.addSkill}
        description={texts.addSkillHint}
        noun={nouns.skill}
        data={SKILL_NAMES}
        value={form.values.skills}
        maxTags={SKILLS_MAX}
        maxLength={SKILL_MAX}
        onChange={(skills) => form.setFieldValue('skills', skills)}
      />
    </Section>
  );
}
