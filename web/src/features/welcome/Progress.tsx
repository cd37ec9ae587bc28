import type { CurrentUser } from '../../../../shared/model/member.ts';
import { firstSteps as texts } from '../../../../shared/texts/members/first-steps.ts';
import { STEPS, type Step, stepsLeft } from '../../entities/member/first-steps/first-steps.ts';
import { IconCheck } from '../../theme/icons.ts';
import classes from './Welcome.module.css';

/** Which of the steps this is, and which are taken. */
export function Progress({ step, member }: { step: Step; member: CurrentUser }) {
  const left = stepsLeft(member);
  return (
    <ol className={classes.progress} aria-label={texts.step(STEPS.indexOf(step) + 1)}>
      {STEPS.map((one, nth) => {
        const isDone = !left.includes(one);
        return (
          <li
            key={one}
            className={classes.stage}
            data-current={one === step || undefined}
            aria-current={one === step ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden="true">
              {isDone ? <IconCheck size={16} /> : nth + 1}
            </span>
            {texts.steps[one]}
            {isDone && <span className={classes.spoken}>{texts.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
