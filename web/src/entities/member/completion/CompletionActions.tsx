import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { completion as texts } from '../../../../../shared/texts/members/profile.ts';
import { paths } from '../../../router/paths.ts';
import classes from './CompletionActions.module.css';

interface CompletionActionsProps {
  member: CurrentUser;
  onSkip: () => void;
}

/** Not now, or on to the own profile. */
export function CompletionActions({ member, onSkip }: CompletionActionsProps) {
  return (
    <div className={classes.actions}>
      <Button variant="subtle" size="sm" onClick={onSkip}>
        {texts.skip}
      </Button>
      <Button component={Link} variant="default" size="sm" to={paths.profile(member.username)}>
        {texts.complete}
      </Button>
    </div>
  );
}
