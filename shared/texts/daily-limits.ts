import { HOUR, MINUTE } from '../limits.ts';
import type { DailyKind } from '../rules/daily-limits.ts';

const REACHED: Record<DailyKind, string> = {
  posts: 'You have posted as much as you can today.',
  comments: 'You have commented as much as you can today.',
  likes: 'You have reacted as much as you can today.',
  edits: 'You have changed as much as you can today.',
  renames: 'You have changed your name, picture or headline as often as you can today.',
  roleChanges: 'You have changed your role as often as you can today.',
  requests: 'You have sent as many requests as you can today.',
  messages: 'You have written as many messages as you can today.',
  applications: 'You have applied as often as you can today.',
  updates: 'You have written as many updates on your projects as you can today.',
  interests: 'You have told as many founders as you can today that you are interested.',
  openings: 'You have opened as many decks as you can today.',
  projects: 'You have created as many projects as you can today.',
  hidings: 'You have blocked and muted as many members as you can today.',
  reports: 'You have reported as much as you can today.',
  emailChanges: 'You have changed your email as often as you can today.',
  uploads: 'You have uploaded as much as you can today.',
  uploadBytes: 'You have uploaded as much as you can today.',
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time to wait, in the largest unit that says enough: `in 5 hours`. */
export function inTime(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  if (minutes < 60) return `in ${counted(minutes, 'minute')}`;
  const hours = Math.ceil(milliseconds / HOUR);
  return hours <= 48 ? `in ${counted(hours, 'hour')}` : `in ${counted(Math.ceil(hours / 24), 'day')}`;
}

/** What somebody is told who has reached a daily limit, and when they can go on. */
export const limitReached = (kind: DailyKind, waitMs: number): string =>
  `${REACHED[kind]} You can go on ${inTime(waitMs)}.`;

/** What somebody is told who asks a member again who has declined twice. */
export const declinedTwice = (waitMs: number): string =>
  `This member has declined twice. You can ask again ${inTime(waitMs)}.`;
