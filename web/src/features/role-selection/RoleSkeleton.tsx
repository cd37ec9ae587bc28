import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import * as titles from '../../../../shared/texts/common/titles.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { options } from './options.ts';
import classes from './RoleSelection.module.css';

/** The shape of the screen while the current member is being loaded. */
export function RoleSkeleton() {
  return (
    <div className={classes.form} aria-busy="true">
      <PageHeading hidden>{titles.role}</PageHeading>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Skeleton width="22rem" height="2rem" />
      <div className={classes.options}>
        {options.map(({ role }) => (
          <div key={role} className={classes.option}>
            <Skeleton height="3.5rem" circle />
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton height="3rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
