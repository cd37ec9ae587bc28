import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconFollowing, IconPrevious } from '../../theme/icons.ts';
import { formatted } from '../text/count.ts';
import classes from './Pagination.module.css';
import { pagesAround } from './pages-around.ts';

interface PaginationProps {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Runs when a page is chosen, so that the screen can start at its top. */
  onFollow: () => void;
}

/** Links to the pages of a list: the one before, the next, and numbers. Nothing where there is one page only. */
export function Pagination({ current, total, hrefOf, onFollow }: PaginationProps) {
  if (total <= 1) return null;
  const step = (page: number, label: string, icon: ReactNode) =>
    page >= 1 && page <= total ? (
      <Link to={hrefOf(page)} className={classes.step} aria-label={label} onClick={onFollow}>
        {icon}
      </Link>
    ) : (
      <span className={classes.step} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {step(current - 1, 'Previous page', <IconPrevious size={20} aria-hidden="true" />)}
      {pagesAround(current, total).map((page, place) =>
        page === 'gap' ? (
          // The first gap and the last one; they are never next to each other.
          <span key={place < 3 ? 'before' : 'after'} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={hrefOf(page)}
            className={classes.step}
            aria-label={`Page ${formatted(page)}`}
            aria-current={page === current ? 'page' : undefined}
            onClick={onFollow}
          >
            {formatted(page)}
          </Link>
        ),
      )}
      {step(current + 1, 'Next page', <IconFollowing size={20} aria-hidden="true" />)}
    </nav>
  );
}
