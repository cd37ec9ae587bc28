import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { HISTORY_MAX } from '../../../../../shared/limits.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { IconDelete, IconPlus } from '../../../theme/icons.ts';
import classes from './EntryList.module.css';

interface EntryListProps<Entry extends { key: string }> {
  title: string;
  /** What one entry is called. */
  noun: string;
  /** The list's name in the draft, and in the paths of its errors. */
  name: string;
  entries: Entry[];
  newEntry: () => Entry;
  /** `forget` is the path whose errors are no longer true. */
  onChange: (entries: Entry[], forget: string) => void;
  /** The fields of one entry, whose names begin with `path`. */
  children: (field: {
    entry: Entry;
    path: string;
    isNew: boolean;
    change: <Name extends keyof Entry & string>(name: Name, value: Entry[Name]) => void;
  }) => ReactNode;
}

/** Entries that can be added on top, changed and removed. */
export function EntryList<Entry extends { key: string }>({
  title,
  noun,
  name,
  entries,
  newEntry,
  onChange,
  children,
}: EntryListProps<Entry>) {
  const [added, setAdded] = useState<string>();
  const add = () => {
    const entry = newEntry();
    setAdded(entry.key);
    onChange([entry, ...entries], name);
  };
  return (
    <Section
      title={title}
      action={
        <Button
          name={name}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={entries.length >= HISTORY_MAX}
          onClick={add}
        >
          Add {noun}
        </Button>
      }
    >
      {entries.map((entry, index) => (
        <fieldset key={entry.key} className={classes.entry}>
          <legend className={classes.legend}>
            {title} {index + 1}
          </legend>
          {children({
            entry,
            path: `${name}.${index}`,
            isNew: entry.key === added,
            change: (field, value) =>
              onChange(
                entries.map((other) => (other.key === entry.key ? { ...other, [field]: value } : other)),
                `${name}.${index}.${field}`,
              ),
          })}
          <Button
            variant="subtle"
            leftSection={<IconDelete size={18} aria-hidden="true" />}
            onClick={() =>
              onChange(
                entries.filter(({ key }) => key !== entry.key),
                name,
              )
            }
          >
            Remove {noun}
          </Button>
        </fieldset>
      ))}
    </Section>
  );
}
