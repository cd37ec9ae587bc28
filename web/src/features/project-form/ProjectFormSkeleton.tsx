import { Skeleton } from '@mantine/core';
import { projectPage } from '../../../../shared/texts/projects/project-screens.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import classes from './ProjectForm.module.css';

/** The shape of a project's form that is being loaded. */
export function ProjectFormSkeleton({ title }: { title: string }) {
  return (
    <div className={classes.form} role="status" aria-label={projectPage.loading}>
      <PageHeading>{title}</PageHeading>
      {['8rem', '26rem', '24rem'].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
