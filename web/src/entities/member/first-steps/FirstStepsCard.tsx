import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { firstSteps as texts } from '../../../../../shared/texts/members/first-steps.ts';
import { paths } from '../../../router/paths.ts';
import classes from './FirstStepsCard.module.css';
import { type Step, stepsLeft } from './first-steps.ts';

interface FirstStepsCardProps {
  member: CurrentUser;
  /** Where they have left off, if they have begun. */
  step: Step | undefined;
  onEnd: () => void;
}

/** On a new member's home: the way to their first steps, until they have taken them or said no. */
export function FirstStepsCard({ member, step, onEnd }: FirstStepsCardProps) {
  return (
    <Card component="section" className={classes.card} aria-labelledby="first-steps">
      <h2 id="first-steps" className={classes.title}>
        {texts.cardTitle(stepsLeft(member).length)}
      </h2>
      <p className={classes.hint}>{texts.cardHint}</p>
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" onClick={onEnd}>
          {texts.notNow}
        </Button>
        <Button component={Link} size="sm" to={paths.welcome}>
          {step ? texts.resume : texts.start}
        </Button>
      </div>
    </Card>
  );
}
