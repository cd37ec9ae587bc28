import { Card, Skeleton } from '@mantine/core';
import { projectPage as texts } from '../../../../shared/texts/projects/project-screens.ts';
import section from '../../components/layout/Section.module.css';
import classes from './ProjectDetail.module.css';
import header from './ProjectHeader.module.css';

/** The shape of a project that is being loaded. */
export function ProjectSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label={texts.loading}>
      <div className={classes.top}>
        <Card className={header.header}>
          <div className={header.words}>
            <Skeleton width="60%" height="2.125rem" />
            <Skeleton width="85%" height="1.5rem" />
            <Skeleton width="30%" height="2rem" />
            <Skeleton width="45%" height="1.75rem" />
          </div>
          <div className={header.actions}>
            <Skeleton width="50%" height="2.5rem" />
          </div>
        </Card>
      </div>
      <div className={classes.aside}>
        <Card className={section.section}>
          <Skeleton width="50%" height="1.625rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Card>
      </div>
      <div className={classes.rest}>
        <Card className={section.section}>
          <Skeleton width="60%" height="2.75rem" />
          <Skeleton height="8rem" />
        </Card>
      </div>
    </div>
  );
}
