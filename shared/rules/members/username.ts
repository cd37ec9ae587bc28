import * as limits from '../../limits.ts';

/** The format of a username. Imports no schema, so that forms can check input while it is typed. */
export const USERNAME_PATTERN = new RegExp(`^[A-Za-z0-9._-]{${limits.USERNAME_MIN},${limits.USERNAME_MAX}}$`);
