import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * Loads earlier pages of a list until it reaches back to a row.
 *
 * @param firstId the oldest row that is there; ids sort by time
 * @param soughtId undefined when no row is looked for
 */
export function useLoadBack(list: Pages, firstId: string | undefined, soughtId: string | undefined): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isBehind = soughtId !== undefined && firstId !== undefined && firstId > soughtId;
  const mayLoad = isBehind && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayLoad) void fetchNextPage();
  }, [mayLoad, fetchNextPage]);
}
