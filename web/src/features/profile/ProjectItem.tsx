import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { Banner } from '../../components/media/Banner.tsx';
import { paths } from '../../router/paths.ts';
import classes from './ProjectItem.module.css';

/** A project as a small card, with what one member does in it. */
export function ProjectItem({ project, memberId }: { project: Project; memberId: string }) {
  const role = project.teamMembers.find(({ userId }) => userId._id === memberId)?.role;
  return (
    <article className={classes.card}>
      <Banner id={project._id} picture={project.poster} className={classes.poster} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={paths.project(project._id)} className={classes.link}>
            {project.name}
          </Link>
        </h2>
        {role !== undefined && <p className={classes.role}>{role}</p>}
        <Tags tags={[STAGES[project.stage], project.category]} />
      </div>
    </article>
  );
}

/** The shape of a project that is being loaded. */
export function ProjectItemSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={`${classes.poster} ${classes.noPoster}`} />
      <div className={classes.words}>
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="90%" height="1.75rem" />
      </div>
    </div>
  );
}
