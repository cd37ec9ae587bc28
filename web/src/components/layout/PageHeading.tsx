import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../router/arrival.ts';
import classes from './PageHeading.module.css';

/** The one h1 of a screen. `hidden` keeps it for screen readers only, where the screen speaks for itself. */
export function PageHeading({ children, hidden = false }: { children: ReactNode; hidden?: boolean }) {
  const heading = useFocusOnArrival();
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? classes.hidden : classes.heading}>
      {children}
    </h1>
  );
}
