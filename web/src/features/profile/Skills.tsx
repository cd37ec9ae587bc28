import { SKILLS_PREVIEW } from '../../../../shared/limits.ts';
import { Preview } from '../../ui/Preview.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tags } from '../../ui/Tags.tsx';

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
