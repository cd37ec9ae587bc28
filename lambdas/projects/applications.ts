import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readApplications } from './store/applications/applications.ts';
import { withApplicants } from './store/applications/details.ts';
import { withMatches } from './store/applications/matches.ts';
import { NotFounderError } from './store/errors.ts';
import { readProject } from './store/projects.ts';
import { presentApplication } from './views/applications.ts';

export const handler = handle(projects.applications, async ({ member, params, query }) => {
  const list = `${projects.applications.name} ${params.projectId}`;
  const before = await decodeCursor(list, query.cursor);
  const [project, { applications, more }] = await Promise.all([
    readProject(member, params.projectId),
    readApplications(params.projectId, 'pending', { before, limit: query.limit }),
  ]);
  // A founder who has another role at present can still read.
  if (project.founder._id !== member._id) throw new NotFounderError(texts.founderOnlyDecide);
  const last = applications.at(-1);
  const next = more && last ? await encodeCursor(list, last.appliedAt) : undefined;
  const details = await withMatches(await withApplicants(member, applications, [project]));
  return new Reply(
    details.map((one) => presentApplication(one, member._id)),
    { next },
  );
});
