import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { MoreRows } from './MoreRows.tsx';

interface NextPageProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  label: string;
}

/** The foot of a list that is read page by page; nothing at its end. */
export const NextPage = ({ list, label }: NextPageProps) =>
  list.hasNextPage && (
    <MoreRows
      hasMore
      isLoading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      load={() => void list.fetchNextPage()}
      label={label}
    />
  );
