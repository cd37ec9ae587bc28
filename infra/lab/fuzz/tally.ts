/** How many answers there were of each status; undefined are calls that a gateway would not hand on. */
export class Tally {
  readonly #counts = new Map<number | undefined, number>();

  add(status: number | undefined): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, one) => sum + one, 0);
  }

  toString(): string {
    return [...this.#counts]
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map(([status, count]) => `${status ?? 'not sent'}: ${count}`)
      .join(', ');
  }
}
