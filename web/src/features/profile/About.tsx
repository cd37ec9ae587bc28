import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { ShortenedText } from '../../ui/ShortenedText.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** What members say about themselves, shortened at 150 characters (SPEC section 2, profile). */
export function About({ about }: { about: string }) {
  if (about === '') return null;
  return (
    <ProfileSection title="About">
      <ShortenedText text={about} max={PREVIEW_CHARACTERS} />
    </ProfileSection>
  );
}
