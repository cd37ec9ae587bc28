import { projectPage as texts } from '../../../../shared/texts/project-screens.ts';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
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
            <Skeleton width="100%" height="100%" />
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
          <Skeleton width="100%" height="8rem" />
        </div>
      </div>
      <div className={classes.aside}>
        <div className={section.section}>
          <Skeleton width="50%" height="1.625rem" />
          <Skeleton width="100%" height="4rem" />
          <Skeleton width="100%" height="4rem" />
        </div>
      </div>
    </div>
  );
}
