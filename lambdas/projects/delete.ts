import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { deleteOwnProject } from './store/deletion.ts';

const answer = { message: texts.deleted };

export const handler = handle(
  projects.delete,
  async ({ member, params, body, effect }) => {
    await deleteOwnProject(effect, params.projectId, member, body.name);
    return answer;
  },
  () => answer,
);
