import { useQuery } from '@tanstack/react-query';
import { PAGE_MAX } from '../../../../shared/limits.ts';
import type { LinkedApplication } from '../../../../shared/model/conversation.ts';
import type { OwnApplication, ReceivedApplication } from '../../../../shared/model/project.ts';
import { namesIn } from '../../../../shared/rules/projects/application-id.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';

const asLinked = ({
  _id,
  project,
  roleTitle,
  status,
  stage,
}: OwnApplication | ReceivedApplication): LinkedApplication => ({
  _id,
  projectId: project._id,
  projectName: project.name,
  roleTitle,
  status,
  stage,
});

/**
 * An application that two members are about to talk about, of which their conversation does not tell yet. It is looked for
 * among the newest that the viewer has made, or received for the role.
 *
 * @param applicationId undefined when they talk about none
 */
export function useApplication(applicationId: string | undefined): LinkedApplication | undefined {
  const { _id: viewerId } = useMember();
  const { memberId, roleId: role } = namesIn(applicationId ?? '');
  const isOwn = memberId === viewerId;
  const own = useQuery({
    ...read(api.users.applications, { query: { limit: PAGE_MAX } }),
    enabled: applicationId !== undefined && isOwn,
  });
  const received = useQuery({
    ...read(api.projects.received, { query: { role } }),
    enabled: applicationId !== undefined && !isOwn,
  });
  const rows = isOwn ? own.data : received.data?.applications;
  const found = rows?.find(({ _id }) => _id === applicationId);
  return found && asLinked(found);
}
