import type { ListChunkItem, ListRootItem, PlacementItem, WordChunkItem } from '../../../listing/items.ts';
import type { ListKeys, WordKeys } from '../../../listing/keys.ts';
import { numberOf } from '../../../projects/store/keys.ts';
import { digits, itemKind } from '../../../table/key.ts';
import type { OpenRolePlacing, RoleWords } from './items.ts';

export const roleListingKinds = {
  /** In which lists the open roles of a project stand, and what finds its roles. */
  placing: itemKind<PlacementItem<OpenRolePlacing>>()('PLACING#{number}', 'ROLELISTS'),
  indexedWords: itemKind<PlacementItem<RoleWords>>()('PLACING#{number}', 'ROLEWORDS'),
  list: itemKind<ListRootItem>()('ROLELIST#{nameText}', 'ROOT'),
  listChunk: itemKind<ListChunkItem>()('ROLELIST#{nameText}', '{boundNumber}'),
  search: itemKind<WordChunkItem>()('ROLESEARCH#{prefixText}', '{chunkNumber}'),
};

export const roleListKeys: ListKeys = {
  root: roleListingKinds.list,
  chunk: (name, bound) => roleListingKinds.listChunk(name, digits(bound)),
};

export const roleWordKeys: WordKeys = (prefix, chunk) => roleListingKinds.search(prefix, digits(chunk));

export const rolePlacementKeys = {
  lists: (projectId: string) => roleListingKinds.placing(numberOf(projectId)),
  words: (projectId: string) => roleListingKinds.indexedWords(numberOf(projectId)),
};
