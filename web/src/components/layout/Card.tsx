import type { ReactNode } from 'react';
import classes from './Card.module.css';

/** A surface for things that belong together. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}
