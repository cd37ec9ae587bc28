import { saved } from '../../shared/api/saved.ts';
import { handle } from '../http/handle.ts';
import { removeSave } from '../saves/saves.ts';

export const handler = handle(
  saved.remove,
  async ({ member, params, effect }) => {
    await removeSave(effect, member._id, params);
    return { saved: false };
  },
  () => ({ saved: false }),
);
