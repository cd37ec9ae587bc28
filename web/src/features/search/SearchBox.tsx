import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { SearchField } from '../../components/forms/SearchField.tsx';
import { useSearch } from '../../entities/member/use-search.ts';
import { paths } from '../../router/paths.ts';
import { Found } from './Found.tsx';
import classes from './SearchBox.module.css';

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** The member has chosen, or wants out. */
  onDone: () => void;
}

/**
 * The search of the top bar: who fits drops down while one types, arrows choose, Enter opens the choice or all results.
 * A combobox with a list, as ARIA names it.
 */
export function SearchBox({ field, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, type] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { members, state } = useSearch(open ? typed : '');
  const dropsDown = open && typed.trim() !== '';
  const optionId = (index: number) => `${id}-${index}`;

  const leave = () => {
    setOpen(false);
    setActive(-1);
    onDone();
  };
  const chosen = members[active];
  const choose = () => {
    type('');
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
    const places = members.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) {
      choose();
      goTo(paths.profile(chosen.username));
    } else if (typed.trim() !== '') {
      leave();
      goTo(paths.search(typed.trim()));
    }
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
        label={texts.searchPeople}
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
      {dropsDown && (
        <Found
          listId={`${id}-list`}
          optionId={optionId}
          members={members}
          active={active}
          state={state}
          onFollow={choose}
        />
      )}
    </form>
  );
}
