import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { SavedRow } from '../../../../shared/model/saved.ts';
import { api } from '../../api/client.ts';
import { keyOf, type Page } from '../../api/queries.ts';

/** Changes what the viewer has saved wherever it is listed. */
export function changeSavedRows(client: QueryClient, change: (row: SavedRow) => SavedRow): void {
  client.setQueriesData<InfiniteData<Page<SavedRow[]>>>(
    { queryKey: keyOf(api.saved.list) },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
}
