import type { Project } from '../../../../shared/model/project.ts';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { ProjectFacts } from '../../entities/project/ProjectFacts.tsx';
import classes from './DetailsTab.module.css';
import { Milestones } from './updates/Milestones.tsx';

/** What a project is about. */
export function DetailsTab({ project }: { project: Project }) {
  return (
    <div className={classes.details}>
      <p className={classes.description} dir="auto">
        <LinkedText>{project.description}</LinkedText>
      </p>
      <ProjectFacts project={project} />
      {project.updates > 0 && <Milestones projectId={project._id} />}
    </div>
  );
}
