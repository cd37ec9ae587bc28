import { Skeleton } from '@mantine/core';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import classes from './Applicants.module.css';

/** The shape of applications that are being loaded. */
export const ApplicantsSkeleton = () => (
  <div className={classes.rows} role="status" aria-label={texts.loading}>
    {[1, 2, 3, 4].map((place) => (
      <div key={place} className={classes.row}>
        <Skeleton circle height="2.5rem" width="2.5rem" />
        <div className={classes.words}>
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton width="14rem" height="1rem" />
        </div>
      </div>
    ))}
  </div>
);
