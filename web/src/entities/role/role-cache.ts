import type { QueryClient } from '@tanstack/react-query';
import type { BoardRole } from '../../../../shared/api/roles.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';

/** Changes the roles of one project wherever all open roles are listed. */
export function changeListedRoles(
  client: QueryClient,
  projectId: string,
  change: (row: BoardRole) => BoardRole,
): void {
  client.setQueriesData<{ roles: BoardRole[] }>(
    { queryKey: keyOf(api.roles.list) },
    (data) =>
      data && {
        ...data,
        roles: data.roles.map((row) => (row.project._id === projectId ? change(row) : row)),
      },
  );
}
