import * as limits from '../limits.ts';

/** What a username looks like. Free of schemas, so that a form can check it as people type. */
export const USERNAME_PATTERN = new RegExp(`^[A-Za-z0-9._-]{${limits.USERNAME_MIN},${limits.USERNAME_MAX}}$`);
