import { searches } from '../../shared/api/searches.ts';
import { handle } from '../http/handle.ts';
import { removeSearch } from './store.ts';

export const handler = handle(
  searches.remove,
  async ({ member, params: { searchId }, effect }) => {
    await removeSearch(effect, member._id, searchId);
    return { saved: false };
  },
  () => ({ saved: false }),
);
