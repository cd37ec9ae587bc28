import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconBack } from '../../theme/icons.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import classes from './ListPage.module.css';

interface ListPageProps {
  /** The way back, above the heading. */
  back?: { to: string; label: string };
  title: string;
  intro?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen that is one list below its heading. */
export function ListPage({ back, title, intro, action, children }: ListPageProps) {
  return (
    <div className={classes.page}>
      {back && (
        <Link to={back.to} className={classes.back}>
          <IconBack size={18} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className={classes.head}>
        <div className={classes.words}>
          <PageHeading>{title}</PageHeading>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
