import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Drops reads that are under way, which may be answered with what was true before a change. A first read goes on: without
 * it, there is nothing to show.
 *
 * @param queryKeys what the keys of the reads begin with
 * @returns what makes the dropped reads again
 */
export function dropReads(client: QueryClient, queryKeys: readonly (readonly unknown[])[]): () => void {
  const predicate = ({ state }: Query) => state.data !== undefined;
  const dropped = queryKeys.flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey, predicate, fetchStatus: 'fetching' }),
  );
  for (const { queryKey } of dropped) void client.cancelQueries({ queryKey, exact: true });
  return () => {
    for (const { queryKey } of dropped) void client.invalidateQueries({ queryKey, exact: true });
  };
}

/** Changes what was read; reads that are under way may have been answered before, and are made again after it. */
export function changeRead(
  client: QueryClient,
  queryKeys: readonly (readonly unknown[])[],
  change: () => void,
): void {
  const readAgain = dropReads(client, queryKeys);
  change();
  readAgain();
}
