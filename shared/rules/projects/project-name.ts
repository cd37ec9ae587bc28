import { normalize } from '../texts/words.ts';

/** Whether what somebody has typed is the name of a project, whatever its case and its accents. */
export const isNameOf = (typed: string, { name }: { name: string }): boolean =>
  normalize(typed.trim()) === normalize(name.trim());
