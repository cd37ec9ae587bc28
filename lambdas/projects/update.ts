import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { forFounder } from './founder.ts';
import { changeProject } from './store/changes.ts';
import { indexProject } from './store/listing/search-words.ts';
import { tooLong } from './too-long.ts';
import { presentOne } from './views/projects.ts';

const gone = () => new NotFound(texts.notFound);

const refused = (path: string, message: string) => new BadRequest(message, [{ path, message }]);

/** Searches find the project by its new words, and it is shown as it is now. */
async function answer(memberId: string, projectId: string) {
  await indexProject(projectId, false);
  const project = await presentOne(memberId, projectId);
  if (!project) throw gone();
  return { message: texts.updated, project };
}

export const handler = handle(
  projects.update,
  async ({ member, params, body, newId }) => {
    const { projectId } = params;
    const { userRole } = await member.account();
    await changeProject(
      { projectId, change: body, newId },
      {
        gone,
        mayChange: forFounder({ _id: member._id, userRole }, texts.founderOnlyEdit),
        limitBelowFilled: () => refused('openRoles', texts.limitBelowFilled),
        teamSizeBelowTeam: () => refused('teamSize', texts.teamSizeBelowTeam),
        teamSizeTooLarge: () => refused('teamSize', texts.teamSizeEditMax),
        tooLong,
      },
    );
    return answer(member._id, projectId);
  },
  ({ member, params }) => answer(member._id, params.projectId),
);
