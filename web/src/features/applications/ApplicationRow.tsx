import { Link } from 'react-router-dom';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { ApplicationStatus, OwnApplication } from '../../../../shared/model/project.ts';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MessageLink } from '../../entities/conversation/MessageLink.tsx';
import { ApplicationSteps } from '../../entities/project/applying/ApplicationSteps.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import { StageChip } from '../../entities/project/StageChip.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Applications.module.css';
import { FounderAnswer } from './FounderAnswer.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** Applicant and founder write to each other while the answer is open, and once they are a team. */
const MAY_WRITE: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>(['pending', 'accepted']);

/** One application of the viewer's: for what, how it stands, what they wrote, and the way to take it back. */
export function ApplicationRow({ application }: { application: OwnApplication }) {
  const { project, roleTitle, status, message, createdAt } = application;
  const isOpen = status === 'pending';
  const link = useFocusAfterRemoval<HTMLAnchorElement>(isOpen ? 1 : 0);
  return (
    <li className={classes.row}>
      <Poster project={project} className={classes.poster} />
      <div className={classes.words}>
        <h2 className={classes.role}>{roleTitle}</h2>
        <p className={classes.facts}>
          <Link ref={link} to={paths.project(project._id)}>
            {project.name}
          </Link>
          <RelativeTime instant={createdAt} />
        </p>
        {message !== '' && <ShortenedText text={message} max={PREVIEW_CHARACTERS} />}
        <ApplicationSteps history={application.history} />
        <FounderAnswer application={application} />
      </div>
      <div className={classes.state}>
        <StageChip application={application} />
        <div className={classes.actions}>
          {MAY_WRITE.has(status) && (
            <MessageLink to={project.founder} applicationId={application._id} size="sm" />
          )}
          {isOpen && <WithdrawButton application={application} />}
        </div>
      </div>
    </li>
  );
}
