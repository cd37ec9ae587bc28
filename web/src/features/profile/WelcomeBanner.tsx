import { Button, Card } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { CompletionHead } from '../../entities/member/completion/CompletionHead.tsx';
import { CompletionSteps } from '../../entities/member/completion/CompletionSteps.tsx';
import { useCompletion } from '../../entities/member/completion/use-completion.ts';
import classes from './WelcomeBanner.module.css';

/** As in `WelcomeBanner.module.css`: the steps stand below each other. */
const PHONE = '(max-width: 47.99em)';

/** So many leave the way past them in sight on a phone. */
const PREVIEW = 4;

interface WelcomeBannerProps {
  member: CurrentUser;
  onGotIt: () => void;
}

/** Greets a new member on their own profile with all that it still lacks, each leading to its field. */
export function WelcomeBanner({ member, onGotIt }: WelcomeBannerProps) {
  const { score, missing } = useCompletion(member);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  return (
    <Card component="section" className={classes.banner} aria-label={texts.welcome}>
      <CompletionHead score={score} title={texts.welcome}>
        {texts.welcomeHint}
      </CompletionHead>
      <CompletionSteps member={member} missing={missing} max={isPhone ? PREVIEW : missing.length} />
      <div className={classes.end}>
        <Button variant="default" onClick={onGotIt}>
          {texts.gotIt}
        </Button>
      </div>
    </Card>
  );
}
