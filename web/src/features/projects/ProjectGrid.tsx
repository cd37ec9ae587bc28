import { Skeleton } from '@mantine/core';
import type { Project } from '../../../../shared/model/project.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectCardSkeleton } from './ProjectCardSkeleton.tsx';
import classes from './ProjectGrid.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Projects as cards side by side. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={classes.grid}>
      {projects.map((project) => (
        <li key={project._id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of projects that are being loaded, below the place of their number. */
export function ProjectGridSkeleton() {
  return (
    <div className={classes.loading} role="status" aria-label="Loading projects">
      <Skeleton width="5rem" height="1.25rem" />
      <div className={classes.grid}>
        {PLACES.map((place) => (
          <ProjectCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
