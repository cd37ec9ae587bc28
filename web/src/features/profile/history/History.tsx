import type { ReactNode } from 'react';
import { Emblem } from '../../../components/media/Emblem.tsx';
import classes from './History.module.css';

interface HistoryEntry {
  title: string;
  place: string;
  /** Whose logo it is. */
  organization: string;
  logo: string;
  /** From when to when, and how long. */
  span: string;
  more?: ReactNode;
}

/** Stations of a life, in the order of their owner. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={classes.history}>
      {entries.map(({ title, place, organization, logo, span, more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stations have no name of their own, and only their owner moves them
        <li key={index} className={classes.entry}>
          <Emblem name={organization} src={logo} />
          <div className={classes.words}>
            <h3>{title}</h3>
            {place !== '' && <p className={classes.place}>{place}</p>}
            {span !== '' && <p className={classes.span}>{span}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
