import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PeopleGrid.module.css';
import type { Person } from './PersonRow.tsx';
import { PersonRowSkeleton } from './PersonRowSkeleton.tsx';

interface PeopleGridProps<P> {
  people: readonly P[];
  label: string;
  /** What stands on the card of each of them. */
  children: (person: P) => ReactNode;
}

/** People as cards, side by side where there is room. */
export function PeopleGrid<P extends Person>({ people, label, children }: PeopleGridProps<P>) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {people.map((person) => (
        <Card component="li" key={person._id} className={classes.card}>
          {children(person)}
        </Card>
      ))}
    </ul>
  );
}

/** The shape of people who are being loaded. */
export function PeopleGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={classes.grid} role="status" aria-label="Loading people">
      {Array.from({ length: cards }, (_, nth) => nth).map((nth) => (
        <Card key={nth} className={classes.card}>
          <PersonRowSkeleton />
        </Card>
      ))}
    </div>
  );
}
