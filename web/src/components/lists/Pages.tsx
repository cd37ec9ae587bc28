import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paging as texts } from '../../../../shared/texts/common/paging.ts';
import { formatted } from '../text/count.ts';

interface PagesProps {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Runs when a page is chosen, so that the screen can start at its top. */
  onFollow: () => void;
}

/** Links to the pages of a list. Nothing where there is one page only. */
export function Pages({ current, total, hrefOf, onFollow }: PagesProps) {
  const linkTo = (page: number) =>
    page >= 1 && page <= total && { component: Link, to: hrefOf(page), onClick: onFollow };
  return (
    <Pagination
      role="navigation"
      aria-label={texts.pages}
      value={current}
      total={total}
      hideWithOnePage
      gap="xs"
      getItemProps={(page) => ({
        ...linkTo(page),
        'aria-label': texts.page(formatted(page)),
        children: formatted(page),
      })}
      getControlProps={(control) =>
        control === 'next'
          ? { ...linkTo(current + 1), 'aria-label': texts.next }
          : { ...linkTo(current - 1), 'aria-label': texts.previous }
      }
    />
  );
}
