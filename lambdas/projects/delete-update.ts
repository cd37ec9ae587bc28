import { projects } from '../../shared/api/projects.ts';
import { updates as texts } from '../../shared/texts/projects/updates.ts';
import { handle } from '../http/handle.ts';
import { deleteUpdate } from './store/updates.ts';

const answer = { message: texts.deleted };

export const handler = handle(
  projects.deleteUpdate,
  async ({ member, params: { projectId, updateId }, effect }) => {
    await deleteUpdate(effect, projectId, updateId, member);
    return answer;
  },
  () => answer,
);
