import type { Project } from '../../../../shared/model/project.ts';
import { ProjectFacts } from '../../entities/project/ProjectFacts.tsx';
import classes from './DetailsPanel.module.css';
import panel from './Panel.module.css';

/** What a project is about, in short. */
export function DetailsPanel({ project }: { project: Project }) {
  return (
    <div className={panel.panel}>
      <p className={classes.description} dir="auto">
        {project.description}
      </p>
      <ProjectFacts project={project} />
    </div>
  );
}
