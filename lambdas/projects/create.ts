import { projects } from '../../shared/api/projects.ts';
import { projectExcess } from '../../shared/rules/project-size.ts';
import { projects as texts } from '../../shared/texts.ts';
import { wake } from '../data/jobs.ts';
import { readCard } from '../data/members.ts';
import { createProject } from '../data/project-creation.ts';
import { indexJob, indexProject } from '../data/project-index.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentProject } from '../views/projects.ts';
import { tooLong } from './too-long.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(projects.create, async ({ member, body, newId, once }) => {
  const excess = projectExcess(body, body.openRoles);
  if (excess) throw tooLong(excess);
  const founder = await readCard(member._id, { consistent: true });
  if (!founder) throw new Unauthenticated();
  const whole = await createProject({ input: body, founder, callId: newId(), newId, once }, gone);
  const { _id } = whole.project;
  await wake(indexJob(_id).jobId);
  await indexProject(_id, false);
  return {
    message: texts.created,
    project: presentProject(whole, { viewerId: member._id, upvoted: false, applications: [] }),
  };
});
