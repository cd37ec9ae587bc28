import type { OwnApplication } from '../../../../shared/model/project.ts';
import { applicationSteps as texts } from '../../../../shared/texts/projects/application-stages.ts';
import { Day } from '../../components/text/Day.tsx';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import classes from './Applications.module.css';

/** What the founder has said besides, or until when they have time to say something. */
export function FounderAnswer({ application }: { application: OwnApplication }) {
  const { stage, declineNote, respondBy } = application;
  if (stage === 'declined' && declineNote !== '')
    return (
      <blockquote className={classes.answer} aria-label={texts.founderSays}>
        <p dir="auto">
          <LinkedText>{declineNote}</LinkedText>
        </p>
      </blockquote>
    );
  if (stage === 'expired') return <p className={classes.hint}>{texts.expiredHint}</p>;
  if (respondBy === null) return null;
  return (
    <p className={classes.hint}>
      {texts.answerBy} <Day instant={respondBy} />
    </p>
  );
}
