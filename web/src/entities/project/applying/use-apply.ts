import { useQueryClient } from '@tanstack/react-query';
import type { Application, Project } from '../../../../../shared/model/project.ts';
import { projects as texts } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { changeListedRoles } from '../../role/role-cache.ts';
import { changeProject, holdProjectReads, refreshProject } from '../project-cache.ts';

/** There is one application for each role: a new one takes the place of the one before. */
const withApplication =
  (application: Application) =>
  (project: Project): Project => ({
    ...project,
    applications: [
      ...project.applications.filter(({ roleTitle }) => roleTitle !== application.roleTitle),
      application,
    ],
  });

/**
 * Applies for a role.
 *
 * @param onApplied runs when the application is with the founder
 */
export function useApply(projectId: string, roleTitle: string, onApplied: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.apply, {
    onSuccess({ application }) {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, withApplication(application));
      changeListedRoles(client, projectId, (row) =>
        row.role.title === roleTitle ? { ...row, applied: true } : row,
      );
      refreshProject(client, projectId);
      toast.success(texts.applied);
      onApplied();
    },
    onError(error) {
      // Whatever refused it may have happened in another window, or at the founder's.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.applyFailed));
    },
  });
  return {
    isApplying: isPending,
    apply: (words: { message: string; answer?: string }) =>
      mutate({ params: { projectId }, body: { roleTitle, ...words } }),
  };
}
