function focusFirst(form: HTMLFormElement | null, isWanted: (name: string) => boolean): void {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    if (name === null || !isWanted(name) || !(element instanceof HTMLElement)) continue;
    element.focus();
    return;
  }
}

/**
 * Puts the focus on the first control of a form that has something wrong, in the order of the screen.
 *
 * @param errors what is wrong, by the `name` of the control
 */
export const focusFirstError = (
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string | undefined>>,
): void => focusFirst(form, (name) => Boolean(errors[name]));

/** Puts the focus on the control of this `name`. */
export const focusField = (form: HTMLFormElement | null, field: string): void =>
  focusFirst(form, (name) => name === field);
