import { useEffect, useRef, useState } from 'react';

interface RepliesList {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isSuccess: boolean;
}

/**
 * How many replies have come since they were read.
 *
 * @param total how many a comment has by now
 * @param shown how many of them are in the list, without those that are being sent
 */
export function useNewReplies(
  { isFetching, isFetchingNextPage, isSuccess }: RepliesList,
  total: number,
  shown: number,
): number {
  /** How many are not in the list although they were there when it was read: earlier ones, and those of hidden members. */
  const [others, setOthers] = useState(total === 0 ? 0 : undefined);
  const before = useRef({ isFetching: false, isFetchingNextPage: false, shown });
  useEffect(() => {
    const last = before.current;
    before.current = { isFetching, isFetchingNextPage, shown: isFetchingNextPage ? last.shown : shown };
    if (isFetching || !last.isFetching || !isSuccess) return;
    setOthers((known) =>
      last.isFetchingNextPage && known !== undefined ? known - (shown - last.shown) : total - shown,
    );
  }, [isFetching, isFetchingNextPage, isSuccess, total, shown]);
  return others === undefined ? 0 : Math.max(0, total - shown - others);
}
