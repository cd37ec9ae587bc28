import type { ListedProject } from '../../../../shared/model/project.ts';
import { projectFit as texts } from '../../../../shared/texts/projects/project-fit.ts';
import { fitWords } from '../../entities/project/fit-words.ts';
import classes from './ProjectCard.module.css';

/** Why a project fits the investor who looks. */
export const FitReasons = ({ fit }: { fit: NonNullable<ListedProject['fit']> }) => (
  <p className={classes.fit}>
    <strong>{texts.why}</strong> <bdi>{fitWords(fit)}</bdi>
  </p>
);
