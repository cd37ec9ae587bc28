import { Card } from '@mantine/core';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { completion as texts } from '../../../../../shared/texts/members/profile.ts';
import { CompletionActions } from './CompletionActions.tsx';
import classes from './CompletionChecklist.module.css';
import { CompletionHead } from './CompletionHead.tsx';
import { CompletionSteps } from './CompletionSteps.tsx';
import { useCompletion } from './use-completion.ts';

/** So many missing items leave the feed in sight on a phone; the others are shown when asked for. */
const PREVIEW = 3;

/** On home: what is missing in the own profile, until it is complete or the list was skipped. */
export function CompletionChecklist({ member }: { member: CurrentUser }) {
  const { score, missing, isAsked, skip } = useCompletion(member);
  if (!isAsked) return null;
  return (
    <Card component="aside" className={classes.card} aria-label={texts.title}>
      <CompletionHead score={score} title={texts.title}>
        {texts.reason}
      </CompletionHead>
      <CompletionSteps member={member} missing={missing} max={PREVIEW} />
      <CompletionActions member={member} onSkip={skip} />
    </Card>
  );
}
