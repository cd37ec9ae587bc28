import { Card } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a title: one part of a screen. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
