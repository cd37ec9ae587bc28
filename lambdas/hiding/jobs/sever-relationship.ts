import { separationWrites } from '../../connections/store/separation.ts';
import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, type Phase } from '../../jobs/phases.ts';
import { hideNotifications } from '../../notifications/store/hide.ts';
import { withdrawAll } from '../../projects/store/applications/withdraw-all.ts';
import { findProject, projectOf, readMemberships } from '../../projects/store/projects.ts';
import { endMembershipIn } from '../../projects/store/team.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { visibilityKeys } from '../../visibility/keys.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { hidingJobKinds } from './kinds.ts';

const PAGE = 25;

/** Ends a request or connection that came about while one of the two blocked the other. */
const part = (memberId: string, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const writes = await separationWrites(memberId, otherId);
    if (writes.length > 0) await transact(writes);
  });

/** Takes a member out of the teams of another, a page of the member's projects at a time. */
const leaveTeams =
  (memberId: string, founderId: string, isRemoved: boolean): Phase =>
  async (before) => {
    const { memberships, more } = await readMemberships(memberId, {
      before: before || undefined,
      limit: PAGE,
    });
    for (const membership of memberships) {
      if (!('joinDate' in membership)) continue;
      const project = await findProject(unrestricted, projectOf(membership));
      if (project?.founder._id !== founderId) continue;
      await endMembershipIn(project, memberId, isRemoved);
    }
    const last = memberships.at(-1);
    return more && last ? projectOf(last) : undefined;
  };

/**
 * Ends what stood between two members when one has blocked the other: a request that was on its way, applications, places
 * in each other's teams, and notifications of each other. Of a muted member only the notifications go. Nothing ends any
 * more once the block or mute was taken back.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function severRelationship(
  { memberId, otherId, edgeId, kind }: PayloadOf<typeof hidingJobKinds.severRelationship>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const edge = await get(visibilityKeys[kind](memberId, otherId), { consistent: true });
  if (edge?._id !== edgeId) return undefined;
  const hide =
    (recipientId: string, senderId: string): Phase =>
    (before) =>
      hideNotifications(recipientId, senderId, before || undefined);
  if (kind === 'mute') return inPhases([hide(memberId, otherId)], cursor);
  const withdraw =
    (applicantId: string, founderId: string): Phase =>
    (after) =>
      withdrawAll(applicantId, founderId, after || undefined);
  return inPhases(
    [
      async () => void (await part(memberId, otherId)),
      withdraw(memberId, otherId),
      withdraw(otherId, memberId),
      leaveTeams(memberId, otherId, false),
      leaveTeams(otherId, memberId, true),
      hide(memberId, otherId),
      hide(otherId, memberId),
    ],
    cursor,
  );
}
