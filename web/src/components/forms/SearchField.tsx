import type { ComponentProps } from 'react';
import { IconSearch } from '../../theme/icons.ts';
import classes from './SearchField.module.css';

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'placeholder' | 'height'> {
  /** Stands in the field, and names it. */
  label: string;
  /** `sm` in the top bar. */
  height?: 'sm' | 'md';
}

/** Where people type what they look for. */
export function SearchField({ label, height = 'md', ...input }: SearchFieldProps) {
  return (
    <span className={classes.search} data-size={height}>
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
