import { Button } from '@mantine/core';
import { PREVIEW_CHARACTERS } from '../../../../../shared/limits.ts';
import type { Application } from '../../../../../shared/model/project.ts';
import { pendingApplications as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { MessageLink } from '../../../entities/conversation/MessageLink.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import { IconCheck } from '../../../theme/icons.ts';
import classes from './PendingApplications.module.css';
import { useDecision } from './use-decision.ts';

interface PendingApplicationProps {
  projectId: string;
  application: Application;
}

/** One application: who, for what, their words, and two clear buttons. A rejection is final, so it is asked about. */
export function PendingApplication({ projectId, application }: PendingApplicationProps) {
  const { _id, userId, roleTitle, message, answer, createdAt } = application;
  const { decide, deciding } = useDecision(projectId, _id);
  const about = `${userId.name}, ${roleTitle}`;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <MemberAvatar member={userId} />
        <div className={classes.words}>
          <MemberName name={userId.name} username={userId.username} />
          <p className={classes.facts}>
            <span>{roleTitle}</span>
            <RelativeTime instant={createdAt} />
          </p>
          {answer !== '' && (
            <div className={classes.message}>
              <p className={classes.facts}>{texts.answered}</p>
              <ShortenedText text={answer} max={PREVIEW_CHARACTERS} />
            </div>
          )}
          {message !== '' && (
            <div className={classes.message}>
              <ShortenedText text={message} max={PREVIEW_CHARACTERS} />
            </div>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <MessageLink to={userId} applicationId={_id} size="sm" variant="quiet" />
        <ConfirmButton
          title={texts.rejectQuestion}
          text={texts.rejectLoss(userId.name, roleTitle)}
          action={texts.rejectAction}
          onConfirm={() => decide('rejected')}
        >
          {(button) => (
            <Button
              {...button}
              size="sm"
              variant="quiet"
              disabled={deciding !== undefined}
              loading={deciding === 'rejected'}
              aria-busy={deciding === 'rejected'}
              aria-label={`${texts.reject}: ${about}`}
            >
              {texts.reject}
            </Button>
          )}
        </ConfirmButton>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
          disabled={deciding !== undefined}
          loading={deciding === 'accepted'}
          aria-busy={deciding === 'accepted'}
          aria-label={`${texts.accept}: ${about}`}
          // The second half of a double click may meet the next one of the list.
          onClick={({ detail }) => detail < 2 && decide('accepted')}
        >
          {texts.accept}
        </Button>
      </div>
    </li>
  );
}
