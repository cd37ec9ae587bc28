import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { wakeAll } from '../data/jobs.ts';
import { changeProject } from '../data/project-changes.ts';
import { indexProject } from '../data/project-index.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentOne } from '../views/projects.ts';
import { forFounder } from './founder.ts';

const gone = () => new NotFound(texts.notFound);

const refused = (path: string, message: string) => new BadRequest(message, [{ path, message }]);

export const handler = handle(projects.update, async ({ member, params, body, newId }) => {
  const { projectId } = params;
  const { userRole } = await member.account();
  const { jobs } = await changeProject(
    { projectId, change: body, newId },
    {
      gone,
      mayChange: forFounder({ _id: member._id, userRole }, texts.founderOnlyEdit),
      limitBelowFilled: () => refused('openRoles', texts.limitBelowFilled),
      teamSizeBelowTeam: () => refused('teamSize', texts.teamSizeBelowTeam),
      teamSizeTooLarge: () => refused('teamSize', texts.teamSizeEditMax),
    },
  );
  await wakeAll(jobs);
  await indexProject(projectId, false);
  const project = await presentOne(member._id, projectId);
  if (!project) throw gone();
  return { message: texts.updated, project };
});
