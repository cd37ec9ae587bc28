import { Skeleton } from '@mantine/core';
import panel from './Panel.module.css';
import classes from './ProjectCard.module.css';

/** The shape of a project that is being loaded. */
export function ProjectCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={`${classes.poster} ${classes.noPoster}`} />
      <div className={classes.head}>
        <Skeleton width="70%" height="1.625rem" />
        <Skeleton width="45%" height="1.25rem" />
        <Skeleton width="60%" height="1.75rem" />
      </div>
      <div className={classes.tabs}>
        <Skeleton height="2.75rem" />
        <div className={classes.panelPlace}>
          <div className={panel.panel}>
            <Skeleton width="55%" height="2rem" />
            <Skeleton height="2.25rem" />
            <Skeleton height="2.25rem" />
          </div>
        </div>
      </div>
      <div className={classes.foot}>
        <Skeleton width="7rem" height="2.25rem" />
        <Skeleton width="7rem" height="2.25rem" />
      </div>
    </div>
  );
}
