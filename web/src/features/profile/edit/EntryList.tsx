import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { HISTORY_MAX } from '../../../../../shared/limits.ts';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { IconDelete, IconPlus } from '../../../theme/icons.ts';
import type { EducationDraft, ExperienceDraft } from './draft.ts';
import classes from './EntryList.module.css';
import type { ProfileForm } from './use-profile-form.ts';

interface EntryListProps<Entry extends ExperienceDraft | EducationDraft> {
  form: ProfileForm;
  title: string;
  /** What one entry is called. */
  noun: string;
  /** The list's name in the draft, and in the paths of its errors. */
  name: 'experience' | 'education';
  entries: Entry[];
  newEntry: () => Entry;
  /** The fields of one entry, whose names begin with `path`. */
  children: (field: { entry: Entry; path: string; isNew: boolean }) => ReactNode;
}

/** Entries that can be added on top, changed and removed. */
export function EntryList<Entry extends ExperienceDraft | EducationDraft>({
  form,
  title,
  noun,
  name,
  entries,
  newEntry,
  children,
}: EntryListProps<Entry>) {
  const [added, setAdded] = useState<string>();
  const add = () => {
    const entry = newEntry();
    setAdded(entry.key);
    form.insertListItem(name, entry, 0);
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
          {texts.addEntry(noun)}
        </Button>
      }
    >
      {entries.map((entry, index) => (
        <fieldset key={entry.key} className={classes.entry}>
          <legend className={classes.legend}>
            {title} {index + 1}
          </legend>
          {children({ entry, path: `${name}.${index}`, isNew: entry.key === added })}
          <Button
            variant="subtle"
            leftSection={<IconDelete size={18} aria-hidden="true" />}
            onClick={() => form.removeListItem(name, index)}
          >
            {texts.removeEntry(noun)}
          </Button>
        </fieldset>
      ))}
    </Section>
  );
}
