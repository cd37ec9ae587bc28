import { users } from '../../shared/api/users.ts';
import { readStrangers } from '../data/strangers.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { presentPeople } from '../views/people.ts';

/** Founders, investors, then the others (WIRE, GET /users/all-connections). */
const GROUPS = [['founder'], ['investor'], ['job_seeker', null]] as const;

export const handler = handle(users.allConnections, async ({ member, query }) => {
  const list = users.allConnections.name;
  const [group = '0', after] = (await openCursor(list, query.cursor))?.split(' ') ?? [];
  const people: string[] = [];
  let at = Number(group);
  for (let before = after; people.length < query.limit && GROUPS[at]; before = undefined, at += 1) {
    const limit = query.limit - people.length;
    people.push(...(await readStrangers(member._id, GROUPS[at] ?? [], { before, limit })));
    if (people.length === query.limit) break;
  }
  const next = people.length === query.limit ? await sealCursor(list, `${at} ${people.at(-1)}`) : undefined;
  return new Reply(await presentPeople(people), { next });
});
