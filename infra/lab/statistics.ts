/** The value below which a share of all lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** How many there are of each: `3 × 200, 1 × 404`. */
export const countsOf = (outcomes: (number | string)[]): string =>
  Object.entries(Object.groupBy(outcomes, String))
    .map(([outcome, some]) => `${some?.length} × ${outcome}`)
    .join(', ');
