import type { ReactNode } from 'react';
import classes from './PeopleGrid.module.css';
import { type Person, PersonRow } from './PersonRow.tsx';
import { PersonRowSkeleton } from './PersonRowSkeleton.tsx';

interface PeopleGridProps<P> {
  people: readonly P[];
  label: string;
  /** The one thing to do with each of them. */
  action: (person: P) => ReactNode;
}

/** People as cards, side by side where there is room. */
export function PeopleGrid<P extends Person>({ people, label, action }: PeopleGridProps<P>) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {people.map((person) => (
        <li key={person._id} className={classes.card}>
          <PersonRow person={person} action={action(person)} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of people who are being loaded. */
export function PeopleGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={classes.grid} role="status" aria-label="Loading people">
      {Array.from({ length: cards }, (_, nth) => nth).map((nth) => (
        <div key={nth} className={classes.card}>
          <PersonRowSkeleton />
        </div>
      ))}
    </div>
  );
}
