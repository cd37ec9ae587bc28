import { SKILLS_PREVIEW } from '../../../../shared/limits.ts';
import { Section } from '../../components/layout/Section.tsx';
import { Preview } from '../../components/lists/Preview.tsx';
import { Tags } from '../../components/lists/Tags.tsx';

/** Skills, two of them at first. */
export function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <Section title="Skills">
      <Preview items={skills} max={SKILLS_PREVIEW} noun="skills">
        {(shown) => <Tags tags={shown} />}
      </Preview>
    </Section>
  );
}
