import { users } from '../../shared/api/users.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readApplied } from '../projects/store/applications/applications.ts';
import { withProjects } from '../projects/store/applications/details.ts';
import { presentOwnApplication } from '../projects/views/applications.ts';

export const handler = handle(users.applications, async ({ member, query }) => {
  const list = `${users.applications.name} ${member._id}`;
  const before = await decodeCursor(list, query.cursor);
  const { applications, next } = await readApplied(member._id, { before, limit: query.limit });
  return new Reply((await withProjects(member, applications)).map(presentOwnApplication), {
    next: next && (await encodeCursor(list, next)),
  });
});
