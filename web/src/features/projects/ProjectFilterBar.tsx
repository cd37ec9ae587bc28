import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { CATEGORIES, SORTS, STAGES } from '../../../../shared/choices.ts';
import { QUERY_MAX } from '../../../../shared/limits.ts';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { SearchField } from '../../components/forms/SearchField.tsx';
import { selectData } from '../../components/forms/select-data.ts';
import { IconFilters } from '../../theme/icons.ts';
import classes from './ProjectFilterBar.module.css';
import type { useProjectSearch } from './use-project-search.ts';

type ProjectFilterBarProps = Pick<ReturnType<typeof useProjectSearch>, 'search' | 'change' | 'clear'>;

const CATEGORY_OPTIONS = [{ value: '', label: texts.allCategories }, ...CATEGORIES];
const STAGE_OPTIONS = [{ value: '', label: texts.allStages }, ...selectData(STAGES)];
const SORT_OPTIONS = selectData(SORTS);

/** Words, filters and order of the list of projects. */
export function ProjectFilterBar({ search, change, clear }: ProjectFilterBarProps) {
  const filters = [search.category, search.stage].filter((value) => value !== '').length;
  const [isOpen, setOpen] = useState(filters > 0);
  const panel = useId();
  return (
    <div className={classes.bar}>
      <WordSearch words={search.search} onSearch={(words) => change({ search: words })} />
      <Button
        variant="default"
        leftSection={<IconFilters size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters}
        {filters > 0 && ` (${filters})`}
      </Button>
      <NativeSelect
        aria-label={texts.sort}
        value={search.sort}
        data={SORT_OPTIONS}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      />
      <div id={panel} className={classes.panel} hidden={!isOpen}>
        <NativeSelect
          label={texts.category}
          value={search.category}
          data={CATEGORY_OPTIONS}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        />
        <NativeSelect
          label={texts.stage}
          value={search.stage}
          data={STAGE_OPTIONS}
          onChange={({ currentTarget }) => change({ stage: currentTarget.value })}
        />
        <Button variant="subtle" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}

/** The words to look for; they are searched with Go or Enter. */
function WordSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
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
          label={texts.search}
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
