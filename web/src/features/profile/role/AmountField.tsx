import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { profileForm as texts } from '../../../../../shared/texts/members/profile-form.ts';
import { formatted } from '../../../components/text/count.ts';

/** Digits of the largest amount that can be stored. */
const DIGITS = 12;

interface AmountFieldProps {
  name: string;
  label: string;
  /** US dollars. */
  value: number;
  error?: TextInputProps['error'];
  onChange: (value: number) => void;
}

/** An amount of money: takes digits only, and is 0 when it is left empty. */
export function AmountField({ name, label, value, error, onChange }: AmountFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextInput
      name={name}
      label={label}
      description={texts.dollars(formatted(value))}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={isEmpty ? '' : String(value)}
      onBlur={() => setEmpty(false)}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '').slice(0, DIGITS);
        setEmpty(digits === '');
        onChange(Number(digits));
      }}
    />
  );
}
