import { NativeSelect } from '@mantine/core';
import type { SearchKind } from '../../../../shared/model/search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { FILTERS_OF, filtersOfKind } from '../../../../shared/rules/search/search-filters.ts';
import { PlainFilterBar } from '../../components/lists/FilterBar.tsx';
import { SEARCH_FILTERS } from '../../entities/search/filter-choices.ts';
import { SaveSearchButton } from '../../entities/search/SaveSearchButton.tsx';
import classes from './SearchResults.module.css';

interface ResultFilterBarProps {
  kind: SearchKind;
  query: string;
  filters: SearchFilters;
  change: (next: Partial<Record<keyof SearchFilters, string>>) => void;
  clear: () => void;
}

/** What results of a kind can be narrowed down by, and the button that saves the search with it. */
export function ResultFilterBar({ kind, query, filters, change, clear }: ResultFilterBarProps) {
  const own = filtersOfKind(kind, filters);
  const save = <SaveSearchButton request={{ kind, query, filters: own }} />;
  if (FILTERS_OF[kind].length === 0) return <p className={classes.save}>{save}</p>;
  return (
    <PlainFilterBar active={Object.keys(own).length} onClear={clear} action={save}>
      {FILTERS_OF[kind].map((filter) => {
        const { label, all, choices } = SEARCH_FILTERS[filter];
        return (
          <NativeSelect
            key={filter}
            label={label}
            value={filters[filter] ?? ''}
            data={[{ value: '', label: all }, ...choices]}
            onChange={({ currentTarget }) => change({ [filter]: currentTarget.value })}
          />
        );
      })}
    </PlainFilterBar>
  );
}
