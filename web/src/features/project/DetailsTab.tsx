import type { Project } from '../../../../shared/model/project.ts';
import { ProjectFacts } from '../../parts/project/ProjectFacts.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import classes from './DetailsTab.module.css';

/** What a project is about. */
export function DetailsTab({ project }: { project: Project }) {
  return (
    <div className={classes.details}>
      <p className={classes.description}>
        <LinkedText>{project.description}</LinkedText>
      </p>
      <ProjectFacts project={project} />
    </div>
  );
}
