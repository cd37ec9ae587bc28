import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination } from '@mantine/core';
import { paging as texts } from '../../../../shared/texts/common/paging.ts';
import { formatted } from '../text/count.ts';

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
  // Not `disabled`, which would take the focus away from whoever turns to the last page.
  const atEnd = (end: number) => ({ disabled: false, 'aria-disabled': current === end || undefined });
  return (
    <Pagination.Root role="navigation" aria-label={label} value={current} total={total} onChange={onTurn}>
      <Group justify="center">
        <Pagination.Previous {...atEnd(1)} aria-label={texts.previous} />
        <span role="status">{texts.pageOf(formatted(current), formatted(total))}</span>
        <Pagination.Next {...atEnd(total)} aria-label={texts.next} />
      </Group>
    </Pagination.Root>
  );
}
