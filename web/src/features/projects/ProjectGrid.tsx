import { Card, Skeleton } from '@mantine/core';
import type { ListedProject } from '../../../../shared/model/project.ts';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { useDrawnRows } from '../../components/lists/use-drawn-rows.ts';
import { ProjectFaceSkeleton } from '../../entities/project/ProjectFace.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import classes from './ProjectGrid.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];
/** Cards that a wide window shows side by side. */
const FIRST = 3;

/** Projects as cards side by side. */
export function ProjectGrid({ projects, isNew }: { projects: readonly ListedProject[]; isNew: boolean }) {
  const drawn = useDrawnRows(projects, FIRST, isNew);
  return (
    <ul className={classes.grid}>
      {projects.map((project, nth) => (
        <li key={project._id}>
          {nth < drawn.length ? <ProjectCard project={project} isFirst={nth < FIRST} /> : <Place />}
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of a card that is not drawn yet. */
const Place = () => (
  <Card className={classes.place}>
    <ProjectFaceSkeleton />
  </Card>
);

/** The shape of projects that are being loaded, below the place of their number. */
export function ProjectGridSkeleton() {
  return (
    <div className={classes.loading} role="status" aria-label={texts.loading}>
      <Skeleton width="5rem" height="1.25rem" />
      <div className={classes.grid}>
        {PLACES.map((place) => (
          <Place key={place} />
        ))}
      </div>
    </div>
  );
}
