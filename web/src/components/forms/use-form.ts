import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormSetup<Values> {
  initial: Values;
  /** What is wrong, by field; nothing when the form may be sent. */
  check: (values: Values) => FieldErrors<Values>;
  onSubmit: (values: Values) => void;
}

/** What was typed and what is wrong with it: errors stand at their field, and the first one takes the focus. */
export function useForm<Values extends Record<string, string | boolean>>({
  initial,
  check,
  onSubmit,
}: FormSetup<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  const complain = (next: FieldErrors<Values>) => {
    setErrors(next);
    focusFirstError(form.current, next);
  };

  const forget = (name: keyof Values) => setErrors((before) => ({ ...before, [name]: undefined }));

  return {
    values,
    /** Puts values into the fields; what was wrong there is forgotten. */
    change(next: Partial<Values>) {
      setValues((before) => ({ ...before, ...next }));
      Object.keys(next).forEach(forget);
    },
    /** Shows errors that the server found, and focuses the first one. */
    complain,
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        const found = check(values);
        complain(found);
        if (Object.keys(found).length === 0) onSubmit(values);
      },
    },
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange({
        currentTarget: { value },
      }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
        setValues((before) => ({ ...before, [name]: value }));
        forget(name);
      },
    }),
    checkbox: (name: keyof Values & string) => ({
      name,
      checked: values[name] === true,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { checked } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: checked }));
      },
    }),
  };
}
