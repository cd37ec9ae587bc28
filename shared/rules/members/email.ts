/** Whether a text looks like an e-mail address. Imports no schema, so that forms can check input while it is typed. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
