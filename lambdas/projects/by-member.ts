import { projects } from '../../shared/api/projects.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import { readCard } from '../members/store/members.ts';
import { idNumber } from '../table/ids.ts';
import { projectOf, readMemberships } from './store/projects.ts';
import { readViewedProjects } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

export const handler = handle(projects.byMember, async ({ member, params, query }) => {
  const list = `${projects.byMember.name} ${params.userId}`;
  const before = await decodeCursor(list, query.cursor);
  const [card, { memberships, more }] = await Promise.all([
    readCard(member, params.userId),
    readMemberships(params.userId, { before, limit: query.limit }),
  ]);
  if (!card) throw new MemberNotFoundError();
  const ids = memberships.map(projectOf);
  const last = ids.at(-1);
  const next = more && last ? await encodeCursor(list, last) : undefined;
  const found = await readViewedProjects(member, ids.map(idNumber));
  return new Reply({ projects: found.map(presentProject) }, { next });
});
