/**
 * Words of buttons and states that any screen may show. Each stands on its own, so that the bundler writes it where it is
 * read, and no screen loads the others.
 */
export const cancel = 'Cancel';
export const close = 'Close';
export const dismiss = 'Dismiss';
export const loading = 'Loading...';
export const retry = 'Retry';
export const save = 'Save';
export const justNow = 'just now';
