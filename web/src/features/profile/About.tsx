import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { Section } from '../../components/layout/Section.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';

/** What members say about themselves, shortened at 150 characters. */
export function About({ about }: { about: string }) {
  if (about === '') return null;
  return (
    <Section title="About">
      <ShortenedText text={about} max={PREVIEW_CHARACTERS} />
    </Section>
  );
}
