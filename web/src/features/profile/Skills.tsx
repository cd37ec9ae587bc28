import { SKILLS_PREVIEW } from '../../../../shared/limits.ts';
import { Preview } from '../../ui/Preview.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Skills, two of them at first (SPEC section 9). */
export function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <ProfileSection title="Skills">
      <Preview items={skills} max={SKILLS_PREVIEW} noun="skills">
        {(shown) => <Tags tags={shown} />}
      </Preview>
    </ProfileSection>
  );
}
