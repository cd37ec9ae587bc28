import type { FormErrors } from '@mantine/form';
import { type RefObject, useEffect, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/**
 * Returns a function that shows what the server found wrong, as soon as the fields can take the focus: disabled ones
 * cannot.
 */
export function useServerErrors(
  form: { setErrors: (errors: FormErrors) => void },
  ref: RefObject<HTMLFormElement | null>,
  isSaving: boolean,
) {
  const [refused, setRefused] = useState<FormErrors>();
  useEffect(() => {
    if (!refused || isSaving) return;
    form.setErrors(refused);
    focusFirstError(ref.current, refused);
    setRefused(undefined);
  });
  return setRefused;
}
