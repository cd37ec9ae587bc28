import { connections } from '../../shared/api/connections.ts';
import { notifications } from '../../shared/api/notifications.ts';
import { DAY, HOUR } from '../../shared/limits.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { MEMBERS } from './community/index.ts';
import { CONNECTIONS, ENDED, READERS, REJECTIONS, REQUESTS } from './community/relations.ts';
import { type Community, later, type Step, shareOf } from './history.ts';

/** Time between a connection request and its answer. */
const ANSWERED_AFTER = 5 * HOUR;

/** The time of a connection request: some time after both members have joined. */
function requestedAt(pair: readonly [string, string], clock: Clock): number {
  const days = MEMBERS.filter(({ username }) => pair.includes(username)).map(({ joined }) => joined);
  return clock.ago(Math.min(...days) * (0.3 + 0.65 * shareOf('asked', ...pair)));
}

/** The steps of a connection request and its answer. */
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

/** The steps of all connection requests, removed connections and read notifications. */
export function relationSteps(community: Community, clock: Clock): Step[] {
  return [
    ...CONNECTIONS.flatMap((pair) => requestSteps(community, pair, requestedAt(pair, clock), 'accept')),
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
