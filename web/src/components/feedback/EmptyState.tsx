import type { ReactNode } from 'react';
import { LogoMark } from '../layout/Logo.tsx';
import classes from './States.module.css';

interface EmptyStateProps {
  /** A heading, when the text alone does not say it. */
  heading?: ReactNode;
  text: string;
  action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ heading, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <LogoMark className={classes.mark} />
      {heading}
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  );
}
