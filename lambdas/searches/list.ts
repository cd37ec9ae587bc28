import { searches } from '../../shared/api/searches.ts';
import { handle } from '../http/handle.ts';
import { presentSearch, readSearches } from './store.ts';

export const handler = handle(searches.list, async ({ member }) =>
  (await readSearches(member._id)).map(presentSearch),
);
