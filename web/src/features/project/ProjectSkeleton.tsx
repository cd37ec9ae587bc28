import { Skeleton } from '@mantine/core';
import { projectPage as texts } from '../../../../shared/texts/project-screens.ts';
import section from '../../components/layout/Section.module.css';
import classes from './ProjectDetail.module.css';
import header from './ProjectHeader.module.css';

/** The shape of a project that is being loaded. */
export function ProjectSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label={texts.loading}>
      <div className={classes.column}>
        <div className={header.header}>
          <div className={header.gradient}>
            <Skeleton height="100%" />
          </div>
          <div className={header.words}>
            <Skeleton width="60%" height="2.125rem" />
            <Skeleton width="30%" height="1.5rem" />
            <Skeleton width="45%" height="1.75rem" />
            <Skeleton width="50%" height="2.75rem" />
          </div>
        </div>
        <div className={section.section}>
          <Skeleton width="60%" height="2.75rem" />
          <Skeleton height="8rem" />
        </div>
      </div>
      <div className={classes.aside}>
        <div className={section.section}>
          <Skeleton width="50%" height="1.625rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </div>
      </div>
    </div>
  );
}
