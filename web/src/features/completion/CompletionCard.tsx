import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { completionScore } from '../../../../shared/rules/completion-score.ts';
import { completion as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { useCanOpen } from '../../routing/catalog.ts';
import { paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { browserStore } from '../../ui/browser-store.ts';
import classes from './CompletionCard.module.css';

/**
 * Asks for what is missing in the own profile, until it is complete or the question was skipped in this browser
 * (SPEC section 2, profile-completion card). Before a role is chosen there is no score: the role decides what counts.
 */
export default function CompletionCard({ member }: { member: CurrentUser }) {
  const store = browserStore(`hearth.completion-skipped.${member._id}`);
  const [skipped, setSkipped] = useState(() => store.read() !== null);
  const setMember = useSetMember();
  const skipOnboarding = useSend(api.users.updateProfile, { onSuccess: setMember });
  const canOpen = useCanOpen();
  const score = completionScore(member);
  const profile = paths.profile(member.username);
  const isOnProfile = useMatch(`${paths.ownProfile}/*`) !== null;

  if (isOnProfile || !member.userRole || skipped || (member.onboardingCompleted && score === 100))
    return null;

  const skip = () => {
    store.write('1');
    setSkipped(true);
    // Only a note for the server: if it does not arrive, nothing is lost.
    skipOnboarding.mutate({ body: { onboardingCompleted: true } });
  };

  return (
    <aside className={classes.card} aria-label={texts.title}>
      <div className={classes.ring} style={{ '--score': score }}>
        <span>{score}%</span>
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{texts.title}</h2>
        <p className={classes.text}>People connect more readily with someone they can picture.</p>
      </div>
      <div className={classes.actions}>
        <Button variant="quiet" onClick={skip}>
          {texts.skip}
        </Button>
        {canOpen(profile) && <ButtonLink to={profile}>{texts.complete}</ButtonLink>}
      </div>
    </aside>
  );
}
