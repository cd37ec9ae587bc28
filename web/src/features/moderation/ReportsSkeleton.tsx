import { Card, Skeleton } from '@mantine/core';
import classes from './Reports.module.css';

/** The shape of reports that are being loaded. */
export function ReportsSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      {[1, 2, 3].map((nth) => (
        <Card key={nth} className={classes.case}>
          <Skeleton width="14rem" height="1.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton width="18rem" height="2.25rem" />
        </Card>
      ))}
    </div>
  );
}
