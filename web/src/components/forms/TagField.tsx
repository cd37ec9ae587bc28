import { Pill, TagsInput, type TagsInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import './tag-field-styles.ts';
import { tagField as texts } from '../../../../shared/texts/common/tags.ts';
import { withTags } from './tags.ts';

/** Suggestions that are shown at once. */
const SUGGESTED = 8;

interface TagFieldProps extends Omit<TagsInputProps, 'onChange' | 'data'> {
  /** Words that are suggested while one is typed; others can be added all the same. */
  data?: readonly string[];
  value: string[];
  onChange: (tags: string[]) => void;
  maxTags: number;
  /** One of them, as in "Remove skill Go". */
  noun: string;
}

/** A list of short words: Enter, a comma or leaving the field adds what was typed. */
export function TagField({ value, onChange, maxTags, noun, description, data, ...input }: TagFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <TagsInput
      {...input}
      ref={field}
      value={value}
      // Keyboards of phones do not tell a comma from other keys, so that it arrives inside of a tag.
      onChange={(tags) => onChange(withTags([], tags.join()).slice(0, maxTags))}
      maxTags={maxTags}
      description={value.length < maxTags ? description : texts.full(maxTags)}
      autoComplete="off"
      data={data}
      limit={SUGGESTED}
      onSearchChange={setTyped}
      // Without a word there would be the first of the alphabet to choose from.
      dropdownOpened={isOpen && data !== undefined && typed.trim() !== ''}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      comboboxProps={{ keepMounted: false }}
      onKeyDown={(event) => {
        // Enter in the empty field does not send the whole form.
        if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault();
      }}
      renderPill={({ value: tag, onRemove, disabled }) => (
        <Pill
          withRemoveButton={!disabled}
          onRemove={() => {
            onRemove?.();
            // Its own button goes with it.
            field.current?.focus();
          }}
          removeButtonProps={{
            'aria-label': texts.remove(noun, tag ?? ''),
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {tag}
        </Pill>
      )}
    />
  );
}
