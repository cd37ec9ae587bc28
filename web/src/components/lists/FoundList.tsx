import type { ReactNode, RefObject } from 'react';
import classes from './FoundList.module.css';

interface FoundListProps {
  /** Gets the focus when another page is turned to. */
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** What is shown belongs to the search before. */
  isOld: boolean;
  /** How much was found, in words. */
  total: string;
  /** Beside it. */
  action?: ReactNode;
  children: ReactNode;
}

/** What a search of a list has found: how much, and a page of it. */
export const FoundList = ({ ref, label, isOld, total, action, children }: FoundListProps) => (
  <section ref={ref} tabIndex={-1} className={classes.found} aria-label={label} aria-busy={isOld}>
    <div className={classes.head}>
      <p className={classes.total} role="status">
        {total}
      </p>
      {action}
    </div>
    {children}
  </section>
);
