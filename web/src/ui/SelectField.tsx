import { type ComponentProps, useId } from 'react';
import classes from './fields.module.css';
import { describe, Field, type FieldProps } from './fields.tsx';

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  /** Labels by value, in their order. */
  options: Readonly<Record<string, string>>;
  /** What stands for no choice. */
  none: string;
}

/** One choice of a short list, by the device's own control. */
export function SelectField({ label, hint, error, options, none, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <select {...select} {...describe(id, { hint, error })} className={classes.input}>
        <option value="">{none}</option>
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
