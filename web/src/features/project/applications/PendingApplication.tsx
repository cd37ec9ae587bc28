import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../../shared/limits.ts';
import type { Application } from '../../../../../shared/model/project.ts';
import { applicantScreens } from '../../../../../shared/texts/projects/applicant-screens.ts';
import { pendingApplications as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { Day } from '../../../components/text/Day.tsx';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { MessageLink } from '../../../entities/conversation/MessageLink.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import { StageChip } from '../../../entities/project/StageChip.tsx';
import { IconCheck } from '../../../theme/icons.ts';
import classes from './PendingApplications.module.css';
import { useDecision } from './use-decision.ts';

const DeclineDialog = lazyPart(() => import('../../../entities/project/applying/DeclineDialog.tsx'));

interface PendingApplicationProps {
  projectId: string;
  application: Application;
}

/** One application: who, for what, their words, and two clear buttons. A rejection is final, so it asks for the reason first. */
export function PendingApplication({ projectId, application }: PendingApplicationProps) {
  const { _id, userId, roleTitle, message, answer, createdAt, respondBy } = application;
  const { decide, deciding } = useDecision(projectId, _id);
  const [isRejecting, setRejecting] = useState(false);
  const reject = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRejecting(false);
    reject.current?.focus();
  };
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
            {respondBy !== null && (
              <span>
                {applicantScreens.answerBy} <Day instant={respondBy} />
              </span>
            )}
          </p>
          <p className={classes.stage}>
            <StageChip application={application} isShort />
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
        <Button
          ref={reject}
          size="sm"
          variant="quiet"
          disabled={deciding !== undefined}
          loading={deciding === 'rejected'}
          aria-busy={deciding === 'rejected'}
          aria-haspopup="dialog"
          aria-label={`${texts.reject}: ${about}`}
          onClick={() => setRejecting(true)}
        >
          {texts.reject}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
          disabled={deciding !== undefined}
          loading={deciding === 'accepted'}
          aria-busy={deciding === 'accepted'}
          aria-label={`${texts.accept}: ${about}`}
          // The second half of a double click may meet the next one of the list.
          onClick={({ detail }) => detail < 2 && decide({ status: 'accepted' })}
        >
          {texts.accept}
        </Button>
      </div>
      {isRejecting && (
        <OverlayBoundary onClose={close}>
          <DeclineDialog
            applications={[application]}
            onClose={close}
            onDecline={(answer) => {
              setRejecting(false);
              decide(answer);
            }}
          />
        </OverlayBoundary>
      )}
    </li>
  );
}
