/** A page to go to, or pages that are left out. */
export type PageStep = number | 'gap';

/**
 * The numbers that a pagination shows: the first, the last, and those around the current one. A single page is never
 * left out, because its number takes no more room than the gap.
 *
 * @returns at most 7 steps, in their order
 */
export function pagesAround(current: number, total: number): PageStep[] {
  const first = Math.max(2, Math.min(current - 1, total - 4));
  const last = Math.min(total - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
  const before: PageStep[] = first > 3 ? [1, 'gap'] : first === 3 ? [1, 2] : [1];
  const after: PageStep[] =
    last < total - 2 ? ['gap', total] : last === total - 2 ? [total - 1, total] : [total];
  return total <= 1 ? [1] : [...before, ...middle, ...after];
}
