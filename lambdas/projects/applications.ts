import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { Forbidden } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { existingProject } from './founder.ts';
import { readApplications } from './store/applications/applications.ts';
import { presentApplications } from './views/applications.ts';

export const handler = handle(projects.applications, async ({ member, params, query }) => {
  const list = `${projects.applications.name} ${params.projectId}`;
  const before = await openCursor(list, query.cursor);
  const project = await existingProject(params.projectId);
  // Whoever is no founder at the moment can still read.
  if (project.founder._id !== member._id) throw new Forbidden(texts.founderOnlyDecide);
  const { applications, more } = await readApplications(project._id, 'pending', {
    before,
    limit: query.limit,
  });
  const last = applications.at(-1);
  const next = more && last ? await sealCursor(list, last.appliedAt) : undefined;
  return new Reply(await presentApplications(applications, [project]), { next });
});
