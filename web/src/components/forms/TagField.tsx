import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconClose } from '../../theme/icons.ts';
import fieldClasses from './fields.module.css';
import { describe, Field, type FieldProps } from './fields.tsx';
import classes from './TagField.module.css';
import { withTags } from './tags.ts';

interface TagFieldProps extends FieldProps {
  name: string;
  tags: string[];
  onChange: (tags: string[]) => void;
  /** How many there may be, and how long one may be. */
  max: number;
  maxLength: number;
  /** One of them, as in "Remove skill Go". */
  noun: string;
}

/** A list of short words: Enter, a comma or the button adds what was typed. */
export function TagField({ label, hint, error, name, tags, onChange, max, maxLength, noun }: TagFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= max;
  const note = isFull ? `You have added all ${max}.` : hint;
  const add = (text: string) => {
    setTyped('');
    const next = withTags(tags, text).slice(0, max);
    if (next.length > tags.length) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <Field label={label} hint={note} error={error} id={id}>
      {tags.length > 0 && (
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              <span>{tag}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${noun} ${tag}`}
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  input.current?.focus();
                }}
              >
                <IconClose size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.adding}>
        <input
          {...describe(id, { hint: note, error })}
          ref={input}
          type="text"
          name={name}
          className={fieldClasses.input}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onKeyDown={onKeyDown}
          // A word that was typed but not added would be lost with the next Save.
          onBlur={() => add(typed)}
          onChange={({ currentTarget: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
        />
        <Button variant="default" disabled={isFull} onClick={() => add(typed)}>
          Add
        </Button>
      </div>
    </Field>
  );
}
