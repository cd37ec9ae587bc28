import { eachPage, ownPages } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { SavedSearchItem } from './items.ts';
import { savedSearchKeys, type savedSearchKinds } from './keys.ts';
import { presentSearch } from './store.ts';

const searches: ArchivePart = {
  file: 'saved-searches.json',
  rows: ({ _id }) =>
    eachPage(ownPages<SavedSearchItem>(_id, savedSearchKeys.searchesOf()), (page) => page.map(presentSearch)),
};

export const searchArchive = forOwnedKinds<typeof savedSearchKinds>()({ search: searches });
