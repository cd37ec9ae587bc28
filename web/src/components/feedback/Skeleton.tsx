import classes from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the place is kept for what comes. */
  width: string;
  height: string;
  round?: boolean;
}

/** A quiet shape that holds the place of something that is being loaded. */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  return (
    <span className={classes.skeleton} data-round={round} style={{ width, height }} aria-hidden="true" />
  );
}
