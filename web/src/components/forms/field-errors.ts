import type { FormErrors } from '@mantine/form';
import { ApiError } from '../../api/error.ts';

/**
 * What the server found wrong with the fields of a form, the first sentence of each.
 *
 * @param fields what the form holds, by name
 */
export function fieldErrorsOf(error: Error, fields: object): FormErrors {
  const errors: FormErrors = {};
  if (!(error instanceof ApiError)) return errors;
  for (const { path, message } of error.issues) if (Object.hasOwn(fields, path)) errors[path] ??= message;
  return errors;
}
