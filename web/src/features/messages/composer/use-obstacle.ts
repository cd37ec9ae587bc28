import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../../../shared/model/conversation.ts';
import type { UserCard } from '../../../../../shared/model/member.ts';
import { messageComposer as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { useMember } from '../../../api/session.ts';
import type { About } from '../../../entities/conversation/address.ts';

/** What keeps the viewer from writing to somebody, in a sentence; undefined when nothing does, as far as is known. */
export function useObstacle(
  conversation: Conversation | null,
  { _id: userId, name, username }: Pick<UserCard, '_id' | 'name' | 'username'>,
  { applicationId, projectId }: About,
): string | undefined {
  const { suspension } = useMember();
  const hasLeft = username === '';
  const { applications, projects } = conversation ?? { applications: [], projects: [] };
  const isLinked = (applicationId ?? projectId) !== undefined || applications.length + projects.length > 0;
  const status = useQuery({
    ...read(api.connections.status, { params: { userId } }),
    enabled: !hasLeft && !isLinked,
  });
  if (suspension) return texts.suspended;
  if (hasLeft) return texts.gone;
  const isStranger = status.data !== undefined && status.data.status !== 'connected';
  return isStranger && !isLinked ? texts.notConnected(name) : undefined;
}
