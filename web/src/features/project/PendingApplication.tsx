import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Application } from '../../../../shared/model/project.ts';
import { pendingApplications as texts } from '../../../../shared/texts/project-screens.ts';
import { MemberName } from '../../parts/member/MemberName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ShortenedText } from '../../ui/ShortenedText.tsx';
import classes from './PendingApplications.module.css';
import { useDecision } from './use-decision.ts';

interface PendingApplicationProps {
  projectId: string;
  application: Application;
}

/** One application: who, for what, their words, and two clear buttons. */
export function PendingApplication({ projectId, application }: PendingApplicationProps) {
  const { _id, userId, roleTitle, message, createdAt } = application;
  const { decide, deciding } = useDecision(projectId, _id);
  const about = `${userId.name}, ${roleTitle}`;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Avatar id={userId._id} name={userId.name} picture={userId.profilePicture} size="sm" />
        <div className={classes.words}>
          <MemberName name={userId.name} username={userId.username} />
          <p className={classes.facts}>
            <span>{roleTitle}</span>
            <RelativeTime instant={createdAt} />
          </p>
        </div>
      </div>
      {message !== '' && <ShortenedText text={message} max={PREVIEW_CHARACTERS} />}
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="plain"
          disabled={deciding !== undefined}
          loading={deciding === 'rejected'}
          aria-label={`${texts.reject}: ${about}`}
          onClick={() => decide('rejected')}
        >
          {texts.reject}
        </Button>
        <Button
          size="sm"
          disabled={deciding !== undefined}
          loading={deciding === 'accepted'}
          aria-label={`${texts.accept}: ${about}`}
          onClick={() => decide('accepted')}
        >
          {texts.accept}
        </Button>
      </div>
    </li>
  );
}
