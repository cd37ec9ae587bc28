import { conversationIdOf } from '../../../../shared/rules/conversation-id.ts';
import { paths } from '../../router/paths.ts';

/** What the address of a conversation says beside its id. */
export const PARAMETERS = { with: 'with', application: 'application', project: 'project' } as const;

/** What links two members who are not connected: an application, or the interest of an investor in a project. */
export interface About {
  applicationId?: string | undefined;
  projectId?: string | undefined;
}

/** What an address says that two members write about. */
export const aboutIn = (search: URLSearchParams): About => ({
  applicationId: search.get(PARAMETERS.application) ?? undefined,
  projectId: search.get(PARAMETERS.project) ?? undefined,
});

/**
 * Where two members write to each other, also before there is a conversation.
 *
 * @param other the username is for as long as there is none
 * @param about what they write about, if it links them
 */
export function addressOf(
  memberId: string,
  other: { _id: string; username: string },
  { applicationId, projectId }: About = {},
): string {
  const query = new URLSearchParams({ [PARAMETERS.with]: other.username });
  if (applicationId !== undefined) query.set(PARAMETERS.application, applicationId);
  if (projectId !== undefined) query.set(PARAMETERS.project, projectId);
  return `${paths.conversation(conversationIdOf(memberId, other._id))}?${query}`;
}
