import { COMMITMENTS, isCategory, isStage, PLACES } from '../../../../shared/choices.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { connectableRoles } from '../../../../shared/texts/members/people.ts';
import { useSearchAddress } from '../../router/use-search-address.ts';

/** Each filter of a search; "" leaves nothing out. */
type Chosen = { [Name in keyof SearchFilters]-?: NonNullable<SearchFilters[Name]> | '' };

const NO_FILTERS: Chosen = { role: '', category: '', stage: '', place: '', commitment: '' };

const NOTHING: Chosen & { q: string; kind: string } = { q: '', kind: '', ...NO_FILTERS };

const known = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string): Value | '' =>
  Object.hasOwn(labels, value) ? (value as Value) : '';

/** What the address of the results looks for: words, and what narrows them down. */
export function useResultsAddress() {
  const { search, change } = useSearchAddress(NOTHING, (get) => {
    const [category, stage] = [get('category'), get('stage')];
    return {
      q: get('q'),
      kind: get('kind'),
      role: known(connectableRoles, get('role')),
      category: isCategory(category) ? category : NO_FILTERS.category,
      stage: isStage(stage) ? stage : NO_FILTERS.stage,
      place: known(PLACES, get('place')),
      commitment: known(COMMITMENTS, get('commitment')),
    };
  });
  const { q: query, kind: _, ...chosen } = search;
  const filters: SearchFilters = Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value !== ''),
  );
  return { query, filters, change, clear: () => change(NO_FILTERS) };
}
