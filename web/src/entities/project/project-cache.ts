import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '../../../../shared/model/project.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { dropReads } from '../../api/reads-under-way.ts';
import { changeSavedRows } from '../saved/saved-rows.ts';

const LISTS = [keyOf(api.projects.list), keyOf(api.projects.byMember)];

const detailOf = (projectId: string) => keyOf(api.projects.get, { params: { projectId } });

/** Changes one project wherever it is shown. */
export function changeProject(
  client: QueryClient,
  projectId: string,
  change: (project: Project) => Project,
): void {
  client.setQueryData<{ project: Project }>(
    detailOf(projectId),
    (data) => data && { project: change(data.project) },
  );
  for (const queryKey of LISTS)
    client.setQueriesData<{ projects: Project[] }>(
      { queryKey },
      (data) =>
        data && {
          ...data,
          projects: data.projects.map((one) => (one._id === projectId ? change(one) : one)),
        },
    );
  changeSavedRows(client, (row) =>
    row.kind === 'projects' && row.id === projectId ? { ...row, project: change(row.project) } : row,
  );
}

/** Drops reads of projects that are under way, which would bring back what was true before a change. */
export function holdProjectReads(client: QueryClient, projectId: string): void {
  dropReads(client, [detailOf(projectId), ...LISTS]);
}

/** Takes a project that was deleted out of everything that is shown. */
export function forgetProject(client: QueryClient, projectId: string): void {
  client.removeQueries({ queryKey: detailOf(projectId) });
  for (const queryKey of LISTS) {
    client.setQueriesData<{ projects: Project[] }>(
      { queryKey },
      (data) => data && { ...data, projects: data.projects.filter(({ _id }) => _id !== projectId) },
    );
    void client.invalidateQueries({ queryKey });
  }
  void client.invalidateQueries({ queryKey: keyOf(api.saved.list) });
}

/**
 * Reads again what shows a project: its page, the lists, its updates and applications, and those of the viewer. Its
 * comments wait behind a button.
 */
export function readAgain(client: QueryClient, projectId: string): void {
  const params = { projectId };
  for (const queryKey of [
    detailOf(projectId),
    ...LISTS,
    keyOf(api.roles.list),
    // Every page of them: keys are matched by what they begin with.
    keyOf(api.projects.updates, { params }),
    keyOf(api.projects.applications, { params }),
    keyOf(api.users.applications),
    // Roles on it say whether the viewer has applied.
    keyOf(api.search.find),
    // They tell how far applications have come.
    keyOf(api.conversations.get),
    keyOf(api.conversations.list),
  ])
    void client.invalidateQueries({ queryKey });
}

/** Reads again what a change of a project by the viewer may have touched: what shows it, its comments, and the notifications. */
export function refreshProject(client: QueryClient, projectId: string): void {
  readAgain(client, projectId);
  for (const queryKey of [
    keyOf(api.projects.comments, { params: { projectId } }),
    keyOf(api.notifications.list),
  ])
    void client.invalidateQueries({ queryKey });
}
