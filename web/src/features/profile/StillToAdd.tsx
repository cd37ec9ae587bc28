import type { CurrentUser } from '../../../../shared/model/member.ts';
import { missingItems } from '../../../../shared/rules/members/completion-score.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../components/layout/Section.tsx';
import { CompletionSteps } from '../../entities/member/completion/CompletionSteps.tsx';

const PREVIEW = 4;

/** What the own profile lacks, for whoever has been greeted; nothing once it is complete. */
export function StillToAdd({ member }: { member: CurrentUser }) {
  const missing = missingItems(member);
  if (missing.length === 0) return null;
  return (
    <Section title={texts.stillToAdd}>
      <CompletionSteps member={member} missing={missing} max={PREVIEW} />
    </Section>
  );
}
