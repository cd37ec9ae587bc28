import { Card, Skeleton, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { homeDesk as texts } from '../../../../../shared/texts/members/home-desk.ts';
import { TextButton } from '../../../components/layout/TextLink.tsx';
import { IconOpenMenu } from '../../../theme/icons.ts';
import classes from './Desk.module.css';

export interface DeskOfRoleProps {
  member: CurrentUser;
  isPhone: boolean;
  /** Something else comes first on the screen. */
  isQuiet: boolean;
}

interface DeskProps {
  title: string;
  /** How things stand, in a few words; undefined while that is being asked. */
  summary: string | undefined;
  hasFailed: boolean;
  isPhone: boolean;
  children: ReactNode;
}

/** The card beside the feed. On phones it is one line above the feed, which opens it. */
export function Desk({ title, summary, hasFailed, isPhone, children }: DeskProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" className={classes.desk} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {isPhone ? (
            <UnstyledButton
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <IconOpenMenu size={20} aria-hidden="true" className={classes.chevron} />
            </UnstyledButton>
          ) : (
            title
          )}
        </h2>
        <p className={classes.summary}>{summary ?? (hasFailed ? texts.failed : texts.loading)}</p>
      </div>
      <div id={`${id}-content`} className={classes.content}>
        {(!isPhone || isOpen) && children}
      </div>
    </Card>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A second part of the card. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface RowsProps<Row> {
  label: string;
  /** Undefined while they are being asked. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  keyOf: (row: Row) => string;
  /** What stands there instead of no rows. */
  none: ReactNode;
  children: (row: Row) => ReactNode;
}

/** So many rows the card shows of a list. */
export const SHOWN = 3;

/** The first rows of a list, in all its states, each of which takes as much room. */
export function Rows<Row>({ label, rows, hasFailed, retry, keyOf, none, children }: RowsProps<Row>) {
  if (rows && rows.length > 0)
    return (
      <ul className={classes.rows} aria-label={label}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={keyOf(row)} className={classes.row}>
            {children(row)}
          </li>
        ))}
      </ul>
    );
  if (rows) return <div className={classes.rows}>{none}</div>;
  if (hasFailed)
    return (
      <div className={classes.rows} role="alert">
        <p className={classes.note}>{texts.failed}</p>
        <TextButton onClick={retry}>{texts.retry}</TextButton>
      </div>
    );
  return (
    <div className={classes.rows} role="status" aria-label={texts.loading}>
      {Array.from({ length: SHOWN }, (_, nth) => nth).map((nth) => (
        <div key={nth} className={classes.row} aria-hidden="true">
          <Skeleton width="2.25rem" height="2.25rem" circle />
          <div className={classes.words}>
            <Skeleton width="70%" height="1.25rem" />
            <Skeleton width="90%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
