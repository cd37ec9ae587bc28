import { IconFollowing, IconPrevious } from '../../theme/icons.ts';
import { formatted } from '../text/count.ts';
import classes from './Pager.module.css';

interface PagerProps {
  /** What is paged, for those who hear it. */
  label: string;
  current: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that is part of a screen. Nothing where there is one page only. */
export function Pager({ label, current, total, onTurn }: PagerProps) {
  if (total <= 1) return null;
  const turn = (page: number) => {
    const exists = page >= 1 && page <= total;
    // Not `disabled`, which would take the focus away from whoever turns to the last page.
    return { 'aria-disabled': !exists || undefined, onClick: exists ? () => onTurn(page) : undefined };
  };
  return (
    <nav className={classes.pager} aria-label={label}>
      <button type="button" className={classes.turn} aria-label="Previous page" {...turn(current - 1)}>
        <IconPrevious size={20} aria-hidden="true" />
      </button>
      <span role="status">
        Page {formatted(current)} of {formatted(total)}
      </span>
      <button type="button" className={classes.turn} aria-label="Next page" {...turn(current + 1)}>
        <IconFollowing size={20} aria-hidden="true" />
      </button>
    </nav>
  );
}
