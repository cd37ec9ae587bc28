import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../../components/forms/focus-first-error.ts';

/** Puts the focus on the field that the address names behind its '#', as the links of the checklist do. */
export function useAskedField(form: RefObject<HTMLFormElement | null>): void {
  // The key is another one when the same link is followed again.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => focusField(form.current, hash.slice(1)), [form, hash, key]);
}
