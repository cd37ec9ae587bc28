import type { SearchKind } from '../../../shared/model/search.ts';
import { countMatches } from '../../listing/newest-matches.ts';
import { groupsOf, type Wanted } from './find.ts';

/** How many things of a kind have all the words of a search, and are left by its filters. */
export async function countThings(kind: SearchKind, wanted: Wanted): Promise<number> {
  const groups = groupsOf(kind, wanted);
  return groups.length === 0 ? 0 : countMatches(groups);
}
