import { searches } from '../../shared/api/searches.ts';
import { handle } from '../http/handle.ts';
import { SearchNotFoundError } from './errors.ts';
import { findSearch, presentSearch, saveSearch, searchIdOf } from './store.ts';

export const handler = handle(
  searches.add,
  async ({ member, body, effect }) => presentSearch(await saveSearch(effect, member._id, body)),
  async ({ member, body }) => {
    const found = await findSearch(member._id, searchIdOf(body));
    if (!found) throw new SearchNotFoundError();
    return presentSearch(found);
  },
);
