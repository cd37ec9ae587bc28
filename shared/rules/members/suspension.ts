import type { Suspension } from '../../model/suspension.ts';

/** Whether a suspension is not over yet. */
export const isSuspended = ({ until }: Suspension, now = Date.now()): boolean => Date.parse(until) > now;
