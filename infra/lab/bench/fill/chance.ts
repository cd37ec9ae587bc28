/** Numbers that look like chance and are the same for the same seed, from 0 up to, and without, 1. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of something one thing has: mostly few, seldom very many, about `mean` of them. */
export function fewOrMany(chance: () => number, mean: number, most: number): number {
  return Math.min(most, Math.floor((mean / 2) * (1 / Math.sqrt(1 - chance()) - 0.5)));
}
