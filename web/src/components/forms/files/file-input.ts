import type { MouseEvent } from 'react';

/** The input behind a `FileButton`, named by what is chosen with it. The same file may be chosen again. */
export const fileInput = (label: string) => ({
  'aria-label': label,
  onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
    currentTarget.value = '';
  },
});
