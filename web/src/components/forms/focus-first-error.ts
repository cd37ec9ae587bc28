import type { FormErrors } from '@mantine/form';

function focusFirst(form: HTMLFormElement | null, isWanted: (name: string) => boolean): void {
  for (const element of form?.elements ?? []) {
    // A list of tags keeps its name on a hidden input and its path on the one that takes the focus.
    const name = element.getAttribute('data-path') ?? element.getAttribute('name');
    if (name === null || !isWanted(name) || !(element instanceof HTMLElement)) continue;
    if (element.getAttribute('type') === 'hidden') continue;
    element.focus();
    return;
  }
}

/**
 * Puts the focus on the first control of a form that has something wrong, in the order of the screen.
 *
 * @param errors what is wrong, by the path or `name` of the control
 */
export const focusFirstError = (form: HTMLFormElement | null, errors: FormErrors): void =>
  focusFirst(form, (name) => Boolean(errors[name]));

/** Puts the focus on the control of this path or `name`. */
export const focusField = (form: HTMLFormElement | null, field: string): void =>
  focusFirst(form, (name) => name === field);
