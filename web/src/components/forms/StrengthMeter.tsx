import type { Strength } from '../../../../shared/rules/members/password-strength.ts';
import { passwords as texts } from '../../../../shared/texts/account/passwords.ts';
import classes from './StrengthMeter.module.css';

const STEPS = { weak: 1, fair: 2, good: 3, strong: 4 };

/** How strong a password is, in steps and in words, and how it could be better. */
export function StrengthMeter({ strength: { level, refusal, advice } }: { strength: Strength }) {
  return (
    <div className={classes.strength} data-level={level}>
      <div className={classes.steps} aria-hidden="true">
        {Object.values(STEPS).map((step) => (
          <span key={step} className={classes.step} data-filled={step <= STEPS[level] || undefined} />
        ))}
      </div>
      <p className={classes.words} aria-live="polite">
        <strong>
          {texts.strength}: {texts.levels[level]}.
        </strong>{' '}
        {refusal === texts.ofOwnName ? refusal : advice}
      </p>
    </div>
  );
}
