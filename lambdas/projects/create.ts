import { projects } from '../../shared/api/projects.ts';
import { projectExcess } from '../../shared/rules/project-size.ts';
import { projects as texts } from '../../shared/texts.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../users/store/members.ts';
import { createProject } from './store/creation.ts';
import { indexProject } from './store/listing/search-words.ts';
import { tooLong } from './too-long.ts';
import { presentOne, presentProject } from './views/projects.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  projects.create,
  async ({ member, body, newId, keep }) => {
    const excess = projectExcess(body, body.openRoles);
    if (excess) throw tooLong(excess);
    const founder = await readCard(member._id, { consistent: true });
    if (!founder) throw new Unauthenticated();
    const whole = await createProject({ input: body, founder, at: Date.now(), newId, keep });
    const { _id } = whole.project;
    await indexProject(_id, false);
    return {
      message: texts.created,
      project: presentProject(whole, { viewerId: member._id, upvoted: false, applications: [] }),
    };
  },
  async ({ member }, projectId) => {
    await indexProject(projectId, false);
    const project = await presentOne(member._id, projectId);
    if (!project) throw gone();
    return { message: texts.created, project };
  },
);
