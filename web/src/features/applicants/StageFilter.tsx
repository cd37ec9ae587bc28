import { Button } from '@mantine/core';
import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { stageNames } from '../../../../shared/texts/projects/application-stages.ts';
import { formatted } from '../../components/text/count.ts';
import classes from './Applicants.module.css';

/** Those in which something is to be done are always offered, the others where there are any. */
const ALWAYS: ReadonlySet<ApplicationStage> = new Set<ApplicationStage>(['sent', 'seen', 'inTalk']);

interface StageFilterProps {
  /** Undefined for all. */
  stage: ApplicationStage | undefined;
  counts: Record<ApplicationStage, number>;
  onChange: (stage: ApplicationStage | undefined) => void;
}

/** Narrows the list to one stage, each with how many have come to it. */
export function StageFilter({ stage, counts, onChange }: StageFilterProps) {
  const stages = (Object.keys(stageNames) as ApplicationStage[]).filter(
    (one) => ALWAYS.has(one) || counts[one] > 0 || one === stage,
  );
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const choice = (value: ApplicationStage | undefined, label: string, number: number) => (
    <Button
      key={label}
      size="sm"
      variant={value === stage ? 'default' : 'quiet'}
      aria-pressed={value === stage}
      onClick={() => onChange(value)}
    >
      {label} <span className={classes.count}>{formatted(number)}</span>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's, and has a look of its own.
    <div role="group" aria-label={texts.filter} className={classes.filter}>
      {choice(undefined, texts.all, all)}
      {stages.map((one) => choice(one, stageNames[one], counts[one]))}
    </div>
  );
}
