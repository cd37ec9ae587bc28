import { Button, Card } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import {
  completionScore,
  missingItems,
  type ProfileItem,
} from '../../../../shared/rules/completion-score.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { completion as texts } from '../../../../shared/texts/members/profile.ts';
import { api } from '../../api/client.ts';
import { useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { Preview } from '../../components/lists/Preview.tsx';
import { browserStore } from '../../lib/browser-store.ts';
import { paths } from '../../router/paths.ts';
import { IconFollowing } from '../../theme/icons.ts';
import classes from './CompletionChecklist.module.css';

interface CompletionChecklistProps {
  member: CurrentUser;
  /** On the profile itself all of it is shown, and the next step is to edit it. */
  isOnProfile?: boolean;
}

/** So many missing items leave the feed in sight on a phone; the others are shown when asked for. */
const PREVIEW = 3;

/** Investors have a panel of their own on the profile; everything else is a field of its edit mode. */
const isInPanel = (item: ProfileItem) => item === 'investmentRange' || item === 'investmentInterests';

/**
 * What is missing in the own profile, each item leading to its field, until the profile is complete or the list was
 * skipped in this browser. Before a role is chosen there is no list: the role decides what counts.
 */
export function CompletionChecklist({ member, isOnProfile = false }: CompletionChecklistProps) {
  const store = browserStore(`hearth.completion-skipped.${member._id}`);
  const [skipped, setSkipped] = useState(() => store.read() !== null);
  const setMember = useSetMember();
  const skipOnboarding = useSend(api.users.updateProfile, { onSuccess: setMember });
  const score = completionScore(member);
  const missing = missingItems(member);
  const profile = paths.profile(member.username);

  if (!member.userRole || skipped || (member.onboardingCompleted && score === 100)) return null;

  const skip = () => {
    store.write('1');
    setSkipped(true);
    // Only a note for the server: if it does not arrive, nothing is lost.
    skipOnboarding.mutate({ body: { onboardingCompleted: true } });
  };
  const fieldOf = (item: ProfileItem) =>
    isInPanel(item) ? paths.profileField(member.username, item) : paths.editField(member.username, item);

  return (
    <Card component="aside" className={classes.card} aria-label={texts.title}>
      <div className={classes.head}>
        <div className={classes.ring} style={{ '--score': score }}>
          <span>{score}%</span>
        </div>
        <div>
          <h2 className={classes.title}>
            {isOnProfile && missing.length > 0 ? texts.stepsLeft(missing.length) : texts.title}
          </h2>
          <p className={classes.text}>{texts.reason}</p>
        </div>
      </div>
      <Preview items={missing} max={isOnProfile ? missing.length : PREVIEW} noun={nouns.steps}>
        {(shown) => (
          <ul className={classes.items}>
            {shown.map((item) => (
              <li key={item}>
                <Link to={fieldOf(item)} className={classes.item}>
                  {texts.items[item]}
                  <IconFollowing size={18} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Preview>
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" onClick={skip}>
          {texts.skip}
        </Button>
        <Button component={Link} variant="default" size="sm" to={isOnProfile ? `${profile}?edit` : profile}>
          {texts.complete}
        </Button>
      </div>
    </Card>
  );
}
