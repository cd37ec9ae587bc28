import { Button, Textarea, type TextareaProps } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './WriteForm.module.css';

interface WriteFormProps extends Pick<TextareaProps, 'label' | 'description' | 'minRows'> {
  value: string;
  max: number;
  /** What is said when it is longer than that. */
  tooLong: string;
  action: string;
  isBusy: boolean;
  onChange: (value: string) => void;
  onSubmit: (words: string) => void;
  /** What else can be filled in. */
  children?: ReactNode;
}

/** Where something is written that others read. Blank words are not sent, nor are too many; they stay if the call fails. */
export function WriteForm(props: WriteFormProps) {
  const { value, max, tooLong, action, isBusy, onChange, onSubmit, children, ...field } = props;
  const words = value.trim();
  const isTooLong = words.length > max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isTooLong && !isBusy) onSubmit(words);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        {...field}
        error={isTooLong ? tooLong : undefined}
        bottomSection={<CharacterCount text={value} max={max} />}
        value={value}
        readOnly={isBusy}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {children}
      <Button type="submit" variant="default" loading={isBusy} aria-busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
