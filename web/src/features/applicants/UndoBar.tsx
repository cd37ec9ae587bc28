import { Button } from '@mantine/core';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { formatted } from '../../components/text/count.ts';
import classes from './Applicants.module.css';
import { type Planned, stageOf } from './use-answers.ts';

/** Says which answer is about to be sent, and takes it back. */
export function UndoBar({ planned, onUndo }: { planned: Planned; onUndo: () => void }) {
  const { applications } = planned;
  const [first] = applications;
  const names =
    applications.length === 1 && first ? first.userId.name : texts.people(formatted(applications.length));
  return (
    <div className={classes.undo} role="status">
      <p>
        {texts.planned[stageOf(planned)](names)}. {texts.undoHint}
      </p>
      <Button size="sm" variant="default" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
