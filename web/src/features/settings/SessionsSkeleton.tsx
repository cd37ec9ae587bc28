import { Skeleton } from '@mantine/core';
import { settings as texts } from '../../../../shared/texts/settings.ts';
import classes from './Sessions.module.css';

/** The shape of sessions that are being loaded. */
export function SessionsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label={texts.loadingSessions}>
      {[1, 2].map((place) => (
        <div key={place} className={classes.row}>
          <Skeleton width="1.5rem" height="1.5rem" />
          <div className={classes.words}>
            <Skeleton width="45%" height="1.5rem" />
            <Skeleton width="70%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
