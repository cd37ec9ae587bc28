import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../components/layout/Section.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';

/** What members say about themselves, shortened at 150 characters. */
export function About({ about }: { about: string }) {
  if (about === '') return null;
  return (
    <Section title={texts.about}>
      <ShortenedText text={about} max={PREVIEW_CHARACTERS} />
    </Section>
  );
}
