import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectList, projectCard as texts } from '../../../../shared/texts/project-screens.ts';
import classes from './DetailsPanel.module.css';
import panel from './Panel.module.css';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What a project is about, in short. */
export function DetailsPanel({ project }: { project: Project }) {
  const { description, website, category, stage, createdAt } = project;
  return (
    <div className={panel.panel}>
      <p className={classes.description}>{description}</p>
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
          <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
        </dd>
      </dl>
    </div>
  );
}
