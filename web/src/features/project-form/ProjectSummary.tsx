import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { Section } from '../../components/layout/Section.tsx';
import { formatted } from '../../components/text/count.ts';
import classes from './ProjectSummary.module.css';

/** How the project that is being edited stands. */
export function ProjectSummary({ project }: { project: Project }) {
  return (
    <Section title={texts.summary}>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.currentStage}</dt>
          <dd>{STAGES[project.stage]}</dd>
        </div>
        <div>
          <dt>{texts.upvotes}</dt>
          <dd>{formatted(project.upvoteCount)}</dd>
        </div>
        <div>
          <dt>{texts.currentTeam}</dt>
          <dd>{formatted(project.teamMembers.length)}</dd>
        </div>
      </dl>
    </Section>
  );
}
