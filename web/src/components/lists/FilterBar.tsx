import { Button, NativeSelect, type NativeSelectProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { QUERY_MAX } from '../../../../shared/limits.ts';
import { filterBar as texts } from '../../../../shared/texts/common/filter-bar.ts';
import { IconFilters } from '../../theme/icons.ts';
import { SearchField } from '../forms/SearchField.tsx';
import classes from './FilterBar.module.css';

interface FilterPanelProps {
  /** How many filters leave something out. */
  active: number;
  onClear: () => void;
  /** The filters, which stay out of the way until they are wanted. */
  children: ReactNode;
}

interface FilterBarProps extends FilterPanelProps {
  /** What the field for words is called. */
  label: string;
  words: string;
  onSearch: (words: string) => void;
  sort: Pick<NativeSelectProps, 'value' | 'data'>;
  onSort: (sort: string) => void;
}

/** Words, filters and order of a list. */
export function FilterBar({ label, words, onSearch, sort, onSort, ...filters }: FilterBarProps) {
  const { button, panel } = useFilterPanel(filters);
  return (
    <div className={classes.bar}>
      <WordSearch label={label} words={words} onSearch={onSearch} />
      {button}
      <NativeSelect
        aria-label={texts.sort}
        {...sort}
        onChange={({ currentTarget }) => onSort(currentTarget.value)}
      />
      {panel}
    </div>
  );
}

interface PlainFilterBarProps extends FilterPanelProps {
  /** Beside the button that shows the filters. */
  action: ReactNode;
}

/** Filters alone, of a list whose words are chosen elsewhere. */
export function PlainFilterBar({ action, ...filters }: PlainFilterBarProps) {
  const { button, panel } = useFilterPanel(filters);
  return (
    <div className={classes.plain}>
      {button}
      {action}
      {panel}
    </div>
  );
}

/** The filters of a list, and the button that shows them: apart, because other things stand beside the button. */
function useFilterPanel({ active, onClear, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(active > 0);
  const [seen, setSeen] = useState(active);
  // A filter that is set elsewhere on the screen can be taken back here.
  if (seen !== active) {
    setSeen(active);
    if (active > seen) setOpen(true);
  }
  const id = useId();
  const button = (
    <Button
      variant="default"
      leftSection={<IconFilters size={18} aria-hidden="true" />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {texts.filters}
      {active > 0 && ` (${active})`}
    </Button>
  );
  const panel = (
    <div id={id} className={classes.panel} hidden={!isOpen}>
      {children}
      <Button variant="subtle" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
  return { button, panel };
}

interface WordSearchProps {
  label: string;
  words: string;
  onSearch: (words: string) => void;
}

/** The words to look for; they are searched with Go or Enter. */
function WordSearch({ label, words, onSearch }: WordSearchProps) {
  const [searched, setSearched] = useState(words);
  const [typed, setTyped] = useState(words);
  // Somebody cleared the filters, or went back.
  if (searched !== words) {
    setSearched(words);
    setTyped(words);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search className={classes.search}>
      <form className={classes.words} onSubmit={submit}>
        <SearchField
          label={label}
          value={typed}
          maxLength={QUERY_MAX}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.go}
        </Button>
      </form>
    </search>
  );
}
