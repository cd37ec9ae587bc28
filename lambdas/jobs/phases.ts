/** A part of a job: does a step of it, and returns where to go on, or undefined when it is done. */
export type Phase = (cursor: string | undefined) => Promise<string | undefined>;

/** A part that always begins at what is left. */
export const untilNoMore =
  (sweep: () => Promise<boolean>): Phase =>
  async () =>
    (await sweep()) ? '' : undefined;

/**
 * Does a step of a job that has several parts, one after the other: it ends the part that was begun, and goes on with the
 * next ones until one of them has more to do.
 *
 * @param phases its parts, in the same order at each step
 * @param cursor where to go on, from the last step: the number of the part, then the position within it
 * @returns the next cursor, or undefined when all parts are done
 */
export async function inPhases(phases: Phase[], cursor = '0'): Promise<string | undefined> {
  const [from = '0', ...within] = cursor.split(' ');
  let position = within.length > 0 ? within.join(' ') : undefined;
  for (const [at, phase] of [...phases.entries()].slice(Number(from))) {
    const next = await phase(position);
    if (next !== undefined) return `${at} ${next}`;
    position = undefined;
  }
  return undefined;
}
