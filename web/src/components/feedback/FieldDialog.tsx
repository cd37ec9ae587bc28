import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { namedField } from '../forms/named-field.ts';
import { Dialog, DialogActions } from './Dialog.tsx';
import classes from './FieldDialog.module.css';

/** What the field takes. */
interface FieldProps {
  value?: string;
  error?: ReactNode;
  readOnly: boolean;
  'data-autofocus': true;
}

interface FieldDialogProps {
  title: string;
  /** What follows, above the field. */
  text: ReactNode;
  /** The name of the field. */
  name: string;
  /** What is wrong with a value, if anything. */
  check: (value: string) => string | false;
  /** Draws the field. */
  children: (field: FieldProps) => ReactNode;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Sends what was given; `fail` says at the field why that has failed. */
  onSubmit: (value: string, fail: (message: string) => void) => void;
}

/** A dialog that asks for one thing before it does what cannot be undone. */
export function FieldDialog(props: FieldDialogProps) {
  const { title, text, name, check, children, action, isDangerous, isBusy, onClose, onSubmit } = props;
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { [name]: '' },
    enhanceGetInputProps: namedField,
    validate: (values) => {
      const wrong = check(values[name] ?? '');
      return wrong ? { [name]: wrong } : {};
    },
  });
  const fail = (message: string) => {
    const errors = { [name]: message };
    form.setErrors(errors);
    focusFirstError(ref.current, errors);
  };
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy}>
      <form
        ref={ref}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => onSubmit(values[name] ?? '', fail),
          (errors) => focusFirstError(ref.current, errors),
        )}
      >
        <div className={classes.text}>{text}</div>
        {children({ ...form.getInputProps(name), readOnly: isBusy, 'data-autofocus': true })}
        <DialogActions>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isBusy} aria-busy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
