import type { Project } from '../../../../shared/model/project.ts';
import { ProjectFacts } from '../../parts/project/ProjectFacts.tsx';
import classes from './DetailsTab.module.css';

/** What a project is about (SPEC section 2, project detail: DETAILS). */
export function DetailsTab({ project }: { project: Project }) {
  return (
    <div className={classes.details}>
      <p className={classes.description}>{project.description}</p>
      <ProjectFacts project={project} />
    </div>
  );
}
