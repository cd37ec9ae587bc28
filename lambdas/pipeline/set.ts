import { pipeline } from '../../shared/api/pipeline.ts';
import { handle } from '../http/handle.ts';
import { readStanding, setState, takeOut } from './store.ts';
import { presentStanding } from './views.ts';

export const handler = handle(
  pipeline.set,
  async ({ member, params: { projectId }, body: { state, note }, effect }) => {
    if (state !== '') return presentStanding(await setState(effect, member, { projectId, state, note }));
    await takeOut(effect, member._id, projectId);
    return presentStanding(undefined);
  },
  async ({ member, params: { projectId } }) => presentStanding(await readStanding(member._id, projectId)),
);
