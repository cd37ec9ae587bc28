import { saved } from '../../shared/api/saved.ts';
import { handle } from '../http/handle.ts';
import { addSave } from '../saves/saves.ts';
import { checkThing } from './things.ts';

export const handler = handle(
  saved.add,
  async ({ member, params, effect }) => {
    await addSave(effect, member._id, params, () => checkThing(member, params));
    return { saved: true };
  },
  () => ({ saved: true }),
);
