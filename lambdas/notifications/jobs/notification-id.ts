import { createHash } from 'node:crypto';
import { newId } from '../../table/ids.ts';

/**
 * The id of a notification that a job adds: the same however often it runs.
 *
 * @param at when it happened, in milliseconds since 1970
 * @param about what tells it from others of that moment, its recipient among them
 */
export const notificationIdOf = (at: number, ...about: string[]): string =>
  newId(at, createHash('sha256').update(about.join('')).digest());
