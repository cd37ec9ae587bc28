import type { ComponentProps } from 'react';
import { IconSearch } from './icons.ts';
import classes from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'placeholder'> {
  /** Stands in the field, and names it. */
  label: string;
}

/** Where people type what they look for. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className={classes.search}>
      <IconSearch size={18} className={classes.icon} aria-hidden="true" />
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        type="search"
        placeholder={label}
        aria-label={label}
        className={classes.input}
      />
    </span>
  );
}
