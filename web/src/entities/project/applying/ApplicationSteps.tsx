import type { Application } from '../../../../../shared/model/project.ts';
import {
  stageNames,
  applicationSteps as texts,
} from '../../../../../shared/texts/projects/application-stages.ts';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import classes from './ApplicationSteps.module.css';

/** What an application has been through, oldest first. */
export const ApplicationSteps = ({ history }: Pick<Application, 'history'>) => (
  <ol className={classes.steps} aria-label={texts.history}>
    {history.map(({ stage, at }, nth) => (
      <li key={`${stage}${at}`} className={classes.step} data-last={nth === history.length - 1 || undefined}>
        <span>{stageNames[stage]}</span> <RelativeTime instant={at} />
      </li>
    ))}
  </ol>
);
