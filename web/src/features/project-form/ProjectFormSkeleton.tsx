import { Skeleton } from '../../ui/Skeleton.tsx';
import classes from './ProjectForm.module.css';

/** The shape of a project's form that is being loaded. */
export function ProjectFormSkeleton() {
  return (
    <div className={classes.form} role="status" aria-label="Loading project">
      <Skeleton width="12rem" height="2.125rem" />
      {['8rem', '26rem', '24rem'].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
