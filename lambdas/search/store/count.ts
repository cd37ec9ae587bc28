import type { SearchKind } from '../../../shared/model/search.ts';
import { queryPrefixes } from '../../../shared/rules/word-search.ts';
import { countLists } from '../../listing/count-lists.ts';
import { countMatches } from '../../listing/newest-matches.ts';
import { roleListKeys, roleWordKeys } from '../../roles/store/listing/keys.ts';
import { roleListName } from '../../roles/store/listing/lists.ts';
import { INDEXES, termsUpTo } from './find.ts';

/** How many things of a kind have all the words of a search. */
export async function countThings(kind: Exclude<SearchKind, 'roles'>, search: string): Promise<number> {
  const index = INDEXES[kind];
  const prefixes = queryPrefixes(search);
  return prefixes.length === 0
    ? 0
    : countMatches(index.keys, termsUpTo(index.fields.length, index, prefixes));
}

/** The same for roles: the index knows those as well that take no applications. */
export async function countOpenRoles(search: string): Promise<number> {
  if (queryPrefixes(search).length === 0) return 0;
  const open = roleListName({});
  const counts = await countLists({ lists: roleListKeys, words: roleWordKeys }, [open], { search });
  return counts.get(open) ?? 0;
}
