import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectList, projectCard as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { Day } from '../../components/text/Day.tsx';
import classes from './ProjectFacts.module.css';

interface ProjectFactsProps {
  project: Pick<Project, 'website' | 'category' | 'stage' | 'createdAt'>;
}

/** What can be said of a project in a word. */
export function ProjectFacts({ project: { website, category, stage, createdAt } }: ProjectFactsProps) {
  return (
    <dl className={classes.facts}>
      {website !== '' && (
        <>
          <dt>{texts.website}</dt>
          <dd>
            <a href={website} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
              {website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          </dd>
        </>
      )}
      <dt>{projectList.category}</dt>
      <dd>{category}</dd>
      <dt>{projectList.stage}</dt>
      <dd>{STAGES[stage]}</dd>
      <dt>{texts.created}</dt>
      <dd>
        <Day instant={createdAt} />
      </dd>
    </dl>
  );
}
