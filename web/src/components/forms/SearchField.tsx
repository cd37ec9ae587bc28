import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '../../theme/icons.ts';

/** Where people type what they look for; the label stands in the field. */
export function SearchField({ label, ...input }: TextInputProps & { label: string }) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      {...input}
      placeholder={label}
      aria-label={label}
    />
  );
}
