import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { paths } from '../../router/paths.ts';
import { Poster } from './Poster.tsx';
import classes from './ProjectFace.module.css';
import { projectTags } from './project-tags.ts';

interface ProjectFaceProps {
  project: Pick<Project, '_id' | 'name' | 'poster' | 'status' | 'stage' | 'category'>;
  headingId?: string;
  /** Among the first of a list: its poster is fetched at once. */
  isFirst?: boolean;
  /** Between its name and its chips. */
  children: ReactNode;
}

/** What a card says of a project at first sight: its poster, its name and the way to it, its stage and category. */
export function ProjectFace({ project, headingId, isFirst = false, children }: ProjectFaceProps) {
  return (
    <>
      <Poster project={project} loading={isFirst ? 'eager' : 'lazy'} />
      <div className={classes.words}>
        <h2 id={headingId} className={classes.name}>
          <Link to={paths.project(project._id)}>{project.name}</Link>
        </h2>
        {children}
        <Tags tags={projectTags(project)} />
      </div>
    </>
  );
}

/** The shape of a project that is being loaded. */
export function ProjectFaceSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.noPoster} />
      <div className={classes.words}>
        <Skeleton width="70%" height="1.625rem" />
        <Skeleton width="45%" height="2rem" />
        <Skeleton height="2.5rem" />
        <Skeleton width="60%" height="1.5rem" />
      </div>
    </div>
  );
}
