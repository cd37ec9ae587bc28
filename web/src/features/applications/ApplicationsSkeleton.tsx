import { Skeleton } from '@mantine/core';
import { ownApplications as texts } from '../../../../shared/texts/projects/project-screens.ts';
import classes from './Applications.module.css';

/** The shape of applications that are being loaded. */
export function ApplicationsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label={texts.loading}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={classes.row}>
          <div className={classes.poster}>
            <Skeleton height="100%" />
          </div>
          <div className={classes.words}>
            <Skeleton width="45%" height="1.375rem" />
            <Skeleton width="60%" height="1.25rem" />
          </div>
          <div className={classes.state}>
            <Skeleton width="5.5rem" height="1.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
