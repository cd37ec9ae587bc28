import type { ReactNode } from 'react';
import classes from './CompletionHead.module.css';

interface CompletionHeadProps {
  /** The score in percent. */
  score: number;
  title: string;
  children: ReactNode;
}

/** How complete a profile is, and why that matters. */
export function CompletionHead({ score, title, children }: CompletionHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.ring} style={{ '--score': score }}>
        <span>{score}%</span>
      </div>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{children}</p>
      </div>
    </div>
  );
}
