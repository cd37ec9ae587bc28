/**
 * Puts the focus on the first control of a form that has something wrong, in the order of the screen.
 *
 * @param errors what is wrong, by the `name` of the control
 */
export function focusFirstError(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    if (name === null || !errors[name] || !(element instanceof HTMLElement)) continue;
    element.focus();
    return;
  }
}
