import { EDUCATION_PREVIEW } from '../../../../../shared/limits.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import { educationSpan } from '../../../../../shared/rules/members/history-spans.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { Preview } from '../../../components/lists/Preview.tsx';
import { History } from './History.tsx';

/** Where members have learned, with durations in years, two of them at first. */
export function Education({ education }: { education: Profile['education'] }) {
  if (education.length === 0) return null;
  const now = new Date();
  return (
    <Section title={texts.education}>
      <Preview items={education} max={EDUCATION_PREVIEW} noun={nouns.schools}>
        {(shown) => (
          <History
            entries={shown.map((entry) => ({
              title: entry.school || entry.fieldOfStudy,
              place: entry.school === '' ? '' : entry.fieldOfStudy,
              organization: entry.school || entry.fieldOfStudy,
              logo: entry.logo,
              span: educationSpan(entry, now),
            }))}
          />
        )}
      </Preview>
    </Section>
  );
}
