import { connections } from '../../../shared/api/connections.ts';
import { notifications } from '../../../shared/api/notifications.ts';
import { DAY, HOUR } from '../../../shared/limits.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { MEMBERS } from './community/index.ts';
import { CONNECTIONS, ENDED, READERS, REJECTIONS, REQUESTS } from './community/relations.ts';
import { type Community, later, type Step, shareOf } from './history.ts';

/** How long people think about a request. */
const ANSWERED_AFTER = 5 * HOUR;

/** When two of the community got to know each other: somewhere between the later one's first day and the last week. */
function askedAt(pair: readonly [string, string], clock: Clock): number {
  const days = MEMBERS.filter(({ username }) => pair.includes(username)).map(({ joined }) => joined);
  const both = Math.min(...days);
  return clock.ago(both * (0.3 + 0.65 * shareOf('asked', ...pair)));
}

/** Steps in which one asks and the other answers. */
function requestSteps(
  community: Community,
  [sender, recipient]: readonly [string, string],
  at: number,
  answer?: 'accept' | 'reject',
): Step[] {
  const requestId = later<string>(`the request of ${sender}`);
  const subject = [sender, recipient].sort().join();
  const ask: Step = {
    at,
    subject,
    async act() {
      const params = { userId: community.get(recipient)._id };
      requestId.set((await call(community.get(sender), connections.request, { params })).requestId);
    },
  };
  if (!answer) return [ask];
  const act = () =>
    call(community.get(recipient), connections[answer], { params: { requestId: requestId.get() } });
  return [ask, { at: at + ANSWERED_AFTER, subject, act }];
}

/** Who has asked, accepted, turned down and left whom, and when they last looked at their notifications. */
export function relationSteps(community: Community, clock: Clock): Step[] {
  return [
    ...CONNECTIONS.flatMap((pair) => requestSteps(community, pair, askedAt(pair, clock), 'accept')),
    ...REQUESTS.flatMap(([sender, recipient, sent]) =>
      requestSteps(community, [sender, recipient], clock.ago(sent)),
    ),
    ...REJECTIONS.flatMap(([sender, recipient, sent]) =>
      requestSteps(community, [sender, recipient], clock.ago(sent), 'reject'),
    ),
    ...ENDED.flatMap(([remover, other, asked, ended]): Step[] => [
      ...requestSteps(community, [other, remover], clock.ago(asked), 'accept'),
      {
        at: clock.ago(ended),
        subject: [remover, other].sort().join(),
        act: () =>
          call(community.get(remover), connections.remove, { params: { userId: community.get(other)._id } }),
      },
    ]),
    ...READERS.map(
      ([username, days]): Step => ({
        at: clock.now - days * DAY,
        subject: username,
        act: () => call(community.get(username), notifications.readAll),
      }),
    ),
  ];
}
