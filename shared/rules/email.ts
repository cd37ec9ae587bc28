/** Whether a text looks like an e-mail address. Free of schemas, so that a form can check it as people type. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
