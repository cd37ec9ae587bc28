import { SKILLS_PREVIEW } from '../../../../shared/limits.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../components/layout/Section.tsx';
import { Preview } from '../../components/lists/Preview.tsx';
import { Tags } from '../../components/lists/Tags.tsx';

/** Skills, two of them at first. */
export function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <Section title={texts.skills}>
      <Preview items={skills} max={SKILLS_PREVIEW} noun={nouns.skills}>
        {(shown) => <Tags tags={shown} />}
      </Preview>
    </Section>
  );
}
