import { projects } from '../../shared/api/projects.ts';
import { updates as texts } from '../../shared/texts/projects/updates.ts';
import { handle } from '../http/handle.ts';
import type { UpdateItem } from './store/items.ts';
import { addUpdate, readUpdate } from './store/updates.ts';
import { presentUpdate } from './views/updates.ts';

const answer = (update: UpdateItem) => ({ message: texts.added, update: presentUpdate(update) });

export const handler = handle(
  projects.addUpdate,
  async ({ member, params: { projectId }, body, newId, effect, saveForReplay }) => {
    const updateId = newId();
    saveForReplay(updateId);
    return answer(await addUpdate(effect, { projectId, updateId, founder: member, ...body }));
  },
  async ({ params }, updateId) => answer(await readUpdate(params.projectId, updateId)),
);
