import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_DELAY } from '../../../../shared/limits.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { SearchField } from '../../components/forms/SearchField.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { paths } from '../../router/paths.ts';
import type { Option } from './options.ts';
import classes from './SearchBox.module.css';

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'));

const PanelPending = () => <p className={classes.pending}>{words.loading}</p>;

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** The member has chosen, or wants out. */
  onDone: () => void;
}

/**
 * The search of the top bar: what fits drops down while one types, arrows choose, Enter opens the choice or all results.
 * A combobox with a list, as ARIA names it.
 */
export function SearchBox({ field, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, type] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<Option[]>([]);
  const query = typed.trim();
  const settled = useSettled(query, SEARCH_DELAY);
  const dropsDown = open && (query !== '' || options.length > 0);
  const optionId = (index: number) => `${id}-${index}`;

  const leave = () => {
    setOpen(false);
    setActive(-1);
    onDone();
  };
  const chosen = dropsDown ? options[active] : undefined;
  const choose = (to: string) => {
    // The screen of results goes on with the same words.
    if (!to.startsWith(paths.searchResults)) type('');
    leave();
  };
  const goTo = (path: string) => {
    // What opens next takes the focus.
    field.current?.blur();
    void navigate(path);
  };
  const move = (by: number) => {
    setOpen(true);
    // One place beyond the ends means the field itself.
    const places = options.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = chosen?.to ?? (query === '' ? undefined : paths.search(query));
    if (to === undefined) return;
    choose(to);
    goTo(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) leave();
    else return;
    event.preventDefault();
  };

  return (
    <form
      aria-label={texts.search}
      className={classes.box}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        ref={field}
        size="sm"
        label={texts.searchHearth}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={dropsDown}
        aria-controls={`${id}-list`}
        aria-activedescendant={dropsDown && chosen ? optionId(active) : undefined}
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <div className={dropsDown ? classes.panel : undefined}>
          <PartBoundary pending={query !== '' && <PanelPending />}>
            <SearchPanel
              listId={`${id}-list`}
              optionId={optionId}
              query={query}
              settled={settled}
              active={active}
              onOptions={setOptions}
              onFollow={({ to }) => choose(to)}
            />
          </PartBoundary>
        </div>
      )}
    </form>
  );
}
