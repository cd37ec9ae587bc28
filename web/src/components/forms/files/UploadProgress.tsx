import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import classes from './UploadProgress.module.css';

interface UploadProgressProps {
  label: string;
  /** The share that has arrived, from 0 to 1. */
  value: number;
}

/** How far the files of a form have been sent. */
export function UploadProgress({ label, value }: UploadProgressProps) {
  return (
    <div className={classes.upload}>
      <span aria-hidden="true">{label}</span>
      <Progress className={classes.bar} value={Math.round(value * 100)} aria-label={label} />
    </div>
  );
}
