import { projects } from '../../shared/api/projects.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readProject } from './store/projects.ts';
import { readMilestones, readUpdates } from './store/updates.ts';
import { presentUpdate } from './views/updates.ts';

export const handler = handle(
  projects.updates,
  async ({ member, params: { projectId }, query: { cursor, limit, milestones } }) => {
    const list = `${projects.updates.name} ${projectId}${milestones ? ' milestones' : ''}`;
    const before = await decodeCursor(list, cursor);
    const [{ items, more }] = await Promise.all([
      (milestones ? readMilestones : readUpdates)(projectId, { before, limit }),
      readProject(member, projectId),
    ]);
    const oldest = items.at(-1);
    const next = more && oldest ? await encodeCursor(list, oldest._id) : undefined;
    return new Reply(items.map(presentUpdate), { next });
  },
);
