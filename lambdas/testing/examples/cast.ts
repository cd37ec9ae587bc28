import { type Caller, newCaller } from '../calls/caller.ts';
import type { Cast } from './calls.ts';

/**
 * Signs up members who have to do with nobody else.
 *
 * @param most how many calls they can make at once
 */
export async function newCast(base: string, admin?: Caller, most = 1): Promise<Cast & { host: Caller }> {
  const host = await newCaller(base, 'founder');
  const [seekers, founders]: [Caller[], Caller[]] = [[], []];
  while (seekers.length < most) {
    seekers.push(await newCaller(base, 'job_seeker'));
    founders.push(await newCaller(base, 'founder'));
  }
  return { base, host, hot: async () => host, seekers, founders, admin };
}
