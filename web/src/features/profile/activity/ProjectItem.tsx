import { Card } from '@mantine/core';
import type { Project } from '../../../../../shared/model/project.ts';
import { ProjectFace, ProjectFaceSkeleton } from '../../../entities/project/ProjectFace.tsx';
import classes from './ProjectItem.module.css';

/** A project as a small card, with what one member does in it. */
export function ProjectItem({ project, memberId }: { project: Project; memberId: string }) {
  const role = project.teamMembers.find(({ userId }) => userId._id === memberId)?.role;
  return (
    <Card component="article" className={classes.card}>
      <ProjectFace project={project}>
        {role !== undefined && <p className={classes.role}>{role}</p>}
      </ProjectFace>
    </Card>
  );
}

/** The shape of a project that is being loaded. */
export const ProjectItemSkeleton = () => (
  <Card>
    <ProjectFaceSkeleton />
  </Card>
);
