import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { stageNames } from '../../../../shared/texts/projects/application-stages.ts';
import { pendingApplications } from '../../../../shared/texts/projects/project-screens.ts';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { MessageLink } from '../../entities/conversation/MessageLink.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { ApplicationSteps } from '../../entities/project/applying/ApplicationSteps.tsx';
import { isAnswerable } from '../../entities/project/applying/received.ts';
import { StageChip } from '../../entities/project/StageChip.tsx';
import { IconBack, IconCheck } from '../../theme/icons.ts';
import classes from './ApplicantDetail.module.css';
import { ApplicantMatch } from './ApplicantMatch.tsx';
import { ApplicantProfile } from './ApplicantProfile.tsx';
import { FounderNote } from './FounderNote.tsx';
import { useStage } from './use-stage.ts';

interface ApplicantDetailProps {
  application: ReceivedApplication;
  /** Its answer is about to be sent. */
  isPlanned: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** An application that is open, which its writer is told by its stage: their words, who they are, and the answer. */
export function ApplicantDetail({ application, isPlanned, onAccept, onDecline }: ApplicantDetailProps) {
  const { _id, userId, roleTitle, project, message, answer, history, earlier, stage } = application;
  const { setInTalk, isSetting } = useStage(application, isPlanned);
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete('open');
  return (
    <article className={classes.detail} aria-label={userId.name}>
      <Link to={{ search: `?${list}` }} className={classes.back}>
        <IconBack size={18} aria-hidden="true" />
        {texts.back}
      </Link>
      <div className={classes.head}>
        <MemberAvatar member={userId} size="lg" />
        <div className={classes.words}>
          <h2>
            <MemberName name={userId.name} username={userId.username} />
          </h2>
          <p className={classes.facts}>
            <bdi>{roleTitle}</bdi> · <bdi>{project.name}</bdi>
          </p>
        </div>
        <StageChip application={application} isShort />
      </div>
      <div className={classes.actions}>
        {isAnswerable(application) && (
          <>
            <Button leftSection={<IconCheck size={18} aria-hidden="true" />} onClick={onAccept}>
              {texts.accept}
            </Button>
            <Button variant="default" aria-haspopup="dialog" onClick={onDecline}>
              {texts.decline}
            </Button>
          </>
        )}
        <MessageLink to={userId} applicationId={_id} />
        {(stage === 'sent' || stage === 'seen') && (
          <Button variant="quiet" loading={isSetting} aria-busy={isSetting} onClick={setInTalk}>
            {texts.inTalk}
          </Button>
        )}
      </div>
      <ApplicantMatch match={application.match} fit={application.fit} />
      {message !== '' && (
        <p className={classes.message} dir="auto">
          <LinkedText>{message}</LinkedText>
        </p>
      )}
      {answer !== '' && (
        <section className={classes.part}>
          <h3>{pendingApplications.answered}</h3>
          <p className={classes.message} dir="auto">
            <LinkedText>{answer}</LinkedText>
          </p>
        </section>
      )}
      <ApplicationSteps history={history} />
      {earlier.length > 0 && (
        <section className={classes.part}>
          <h3>{texts.earlier}</h3>
          <ul>
            {earlier.map((one) => (
              <li key={one.createdAt}>
                <bdi>{one.roleTitle}</bdi> · <bdi>{one.projectName}</bdi> ({stageNames[one.stage]})
              </li>
            ))}
          </ul>
        </section>
      )}
      {userId.username !== '' && <ApplicantProfile username={userId.username} />}
      <FounderNote application={application} />
    </article>
  );
}
