/** A link as it is stored: a bare host gets https. */
export const withScheme = (value: string): string =>
  value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;

/** Whether a stored link may be followed: http or https only, or "" for none (WIRE, PUT /users/profile). */
export const isWebLink = (value: string): boolean =>
  value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value));
