import { conversations } from '../../shared/api/conversations.ts';
import { users } from '../../shared/api/users.ts';
import { MINUTE } from '../../shared/limits.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { CONVERSATIONS } from './community/conversations.ts';
import type { SeedConversation } from './community/types.ts';
import { type Community, later, type Step } from './history.ts';

/** The id of the application that a conversation is about. */
async function applicationOf(
  community: Community,
  { by, project, role }: NonNullable<SeedConversation['about']>,
): Promise<string> {
  const own = await call(community.get(by), users.applications);
  const found = own.find((one) => one.project.name === project && one.roleTitle === role);
  if (!found) throw new Error(`the seed has no application of ${by} as ${role} of ${project}`);
  return found._id;
}

function conversationSteps(
  { between, about, messages, readBy }: SeedConversation,
  community: Community,
  clock: Clock,
): Step[] {
  const subject = between.toSorted().join();
  const newest = later<string>(`a message between ${subject}`);
  const says = messages.map(([from, sent, text], nth): Step => {
    const to = between.find((username) => username !== from) ?? '';
    return {
      at: clock.ago(sent),
      subject,
      async act() {
        const applicationId = about && nth === 0 ? await applicationOf(community, about) : undefined;
        const body = { memberId: community.get(to)._id, text, ...(applicationId && { applicationId }) };
        newest.set((await call(community.get(from), conversations.start, { body })).message._id);
      },
    };
  });
  const [one, other] = between;
  const reads = readBy.map(
    (username): Step => ({
      at: Math.max(...says.map(({ at }) => at)) + MINUTE,
      subject,
      act() {
        const conversationId = conversationIdOf(community.get(one)._id, community.get(other)._id);
        const body = { messageId: newest.get() };
        return call(community.get(username), conversations.markRead, { params: { conversationId }, body });
      },
    }),
  );
  return [...says, ...reads];
}

/** The steps of all that members write to each other. */
export const allConversationSteps = (community: Community, clock: Clock): Step[] =>
  CONVERSATIONS.flatMap((seed) => conversationSteps(seed, community, clock));
