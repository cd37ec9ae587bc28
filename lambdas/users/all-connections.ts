import { users } from '../../shared/api/users.ts';
import { readUnconnected } from '../connections/store/unconnected.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readListed } from '../members/store/members.ts';
import { presentCard } from '../members/views/card.ts';
import type { ViewingMember } from '../visibility/viewer.ts';

/** Founders, investors, then the others. */
const GROUPS = [['founder'], ['investor'], ['job_seeker', null]] as const;

/** Where a page begins: in which group, and behind whom. */
interface Position {
  group: number;
  before?: string | undefined;
}

const positionOf = (cursor: string | undefined): Position => {
  const [group = '0', before] = cursor?.split(' ') ?? [];
  return { group: Number(group), before };
};

/** Members of all groups from a position on, and where the next page begins unless this is the last. */
async function readPage(
  viewer: ViewingMember,
  position: Position,
  limit: number,
): Promise<{ memberIds: string[]; next: Position | undefined }> {
  const memberIds: string[] = [];
  let { group, before } = position;
  for (let roles = GROUPS[group]; roles; roles = GROUPS[group]) {
    // A full page still looks for one more, so that a next page is announced only when somebody is on it.
    const left = limit - memberIds.length;
    const found = await readUnconnected(viewer, roles, { before, limit: Math.max(1, left) });
    if (left === 0 && found.memberIds.length > 0) return { memberIds, next: { group, before } };
    memberIds.push(...found.memberIds);
    if (found.next !== undefined) return { memberIds, next: { group, before: found.next } };
    group += 1;
    before = undefined;
  }
  return { memberIds, next: undefined };
}

export const handler = handle(users.allConnections, async ({ member, query }) => {
  const list = users.allConnections.name;
  const position = positionOf(await decodeCursor(list, query.cursor));
  const { memberIds, next } = await readPage(member, position, query.limit);
  return new Reply((await readListed(member, memberIds)).map(presentCard), {
    next: next && (await encodeCursor(list, [next.group, ...(next.before ? [next.before] : [])].join(' '))),
  });
});
