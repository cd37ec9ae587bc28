import { chanceOf } from '../bench/fill/chance.ts';

/** Runs work a few at a time; the results are in the order of the work. */
export async function inParallel<T>(atOnce: number, work: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    for (let i = next++; i < work.length; i = next++) {
      const one = work[i];
      if (one) results[i] = await one();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** A list in an order that follows from a seed. */
export function shuffled<T>(list: T[], seed: number): T[] {
  const random = chanceOf(seed);
  return list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
