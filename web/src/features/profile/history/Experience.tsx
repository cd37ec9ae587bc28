import { PREVIEW_CHARACTERS } from '../../../../../shared/limits.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import { experienceSpan } from '../../../../../shared/rules/members/history-spans.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { History } from './History.tsx';

/** Where members have worked, with durations in years and months. */
export function Experience({ experience }: { experience: Profile['experience'] }) {
  if (experience.length === 0) return null;
  const now = new Date();
  return (
    <Section title={texts.experience}>
      <History
        entries={experience.map((entry) => ({
          title: entry.title || entry.company,
          place: entry.title === '' ? '' : entry.company,
          organization: entry.company || entry.title,
          logo: entry.logo,
          span: experienceSpan(entry, now),
          more: entry.description !== '' && (
            <ShortenedText text={entry.description} max={PREVIEW_CHARACTERS} />
          ),
        }))}
      />
    </Section>
  );
}
