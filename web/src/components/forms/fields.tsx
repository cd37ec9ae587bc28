import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconAlert, IconHide, IconShow } from '../../theme/icons.ts';
import classes from './fields.module.css';

export interface FieldProps {
  label: string;
  /** Helps before anything is wrong. */
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
  /** Only heard: what the control shows says enough, as in a row of filters. */
  isLabelHidden?: boolean;
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>;

/** Label, hint and error around one control, tied together for those who hear the screen. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  id,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-note`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className={classes.error}>
          <IconAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its `Field`. */
export const describe = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? `${id}-note` : undefined,
});

/** One line of text. */
export function TextField({ label, hint, error, ...input }: FieldProps & InputProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <input type="text" {...input} {...describe(id, { hint, error })} className={classes.input} />
    </Field>
  );
}

/** A password, which its writer may look at. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & InputProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconHide : IconShow;
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <div className={classes.password}>
        <input
          {...input}
          {...describe(id, { hint, error })}
          type={shown ? 'text' : 'password'}
          className={classes.input}
        />
        <button
          type="button"
          className={classes.reveal}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  /** In their order: the value, and the words for it. */
  options: readonly (readonly [value: string, words: string])[];
}

/** One of a few values. */
export function SelectField({ label, hint, error, isLabelHidden, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      <select {...select} {...describe(id, { hint, error })} className={classes.input}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A yes or no. */
export function CheckboxField({ label, ...input }: { label: string } & Omit<InputProps, 'type'>) {
  return (
    <label className={classes.checkbox}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  );
}
