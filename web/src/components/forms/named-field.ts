/** `enhanceGetInputProps` of every form: the name of a field is its path, and a field with an error says so. */
export const namedField = ({ field, inputProps }: { field: string; inputProps: { error?: unknown } }) => ({
  name: field,
  'aria-invalid': inputProps.error ? true : undefined,
});
