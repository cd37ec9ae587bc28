import { type ComponentProps, useId } from 'react';
import { formatted } from '../text/count.ts';
import { describe, Field, type FieldProps } from './fields.tsx';
import classes from './TextAreaField.module.css';

type AreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>;

interface TextAreaFieldProps extends FieldProps, AreaProps {
  value: string;
  /** Characters it may have. More can be typed, so that nothing pasted is cut; the counter says so. */
  max: number;
}

/** Several lines of text, with a counter. */
export function TextAreaField({ label, hint, error, max, value, rows = 3, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <textarea
        {...area}
        {...describe(id, { hint, error })}
        value={value}
        rows={rows}
        style={{ '--rows': rows }}
        className={classes.area}
      />
      <span className={classes.count} data-over={value.trim().length > max}>
        {formatted(value.length)} / {formatted(max)}
      </span>
    </Field>
  );
}
