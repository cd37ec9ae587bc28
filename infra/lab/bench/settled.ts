import { SETTLED_PATH } from '../../local/settled.ts';
import { timing } from './caller.ts';

/** Resolves once everything is visible that follows from earlier calls, with what all of it has consumed so far. */
export async function settled(base: string): Promise<{ rru: number; wru: number }> {
  const { headers } = await fetch(base + SETTLED_PATH);
  return { rru: timing(headers, 'rru'), wru: timing(headers, 'wru') };
}
