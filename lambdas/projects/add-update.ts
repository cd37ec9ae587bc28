import { projects } from '../../shared/api/projects.ts';
import { updates as texts } from '../../shared/texts/projects/updates.ts';
import { handle } from '../http/handle.ts';
import { storeAttachments } from '../media/store-attachments.ts';
import { readOwnProject } from './store/founder.ts';
import type { UpdateItem } from './store/items.ts';
import { addUpdate, readUpdate } from './store/updates.ts';
import { presentUpdate } from './views/updates.ts';

const answer = (update: UpdateItem) => ({ message: texts.added, update: presentUpdate(update) });

export const handler = handle(
  projects.addUpdate,
  async ({ member, params: { projectId }, body, newId, effect, saveForReplay }) => {
    const updateId = newId();
    saveForReplay(updateId);
    // Files of anybody else are not even stored.
    if (body.attachments.length > 0) await readOwnProject(projectId, member, texts.founderOnly);
    const owner = { memberId: member._id, newId };
    const attachments = await storeAttachments(effect, body.attachments, { projectId, updateId }, owner);
    return answer(await addUpdate(effect, { ...body, projectId, updateId, founder: member, attachments }));
  },
  async ({ params }, updateId) => answer(await readUpdate(params.projectId, updateId)),
);
