import { countsOf, percentile } from '../statistics.ts';

/** A status, or that there was none. */
type Outcome = number | 'no answer';

interface Answered {
  outcome: Outcome;
  ms: number;
}

/** What calls were answered, by route. */
export class Tally {
  readonly #routes = new Map<string, Answered[]>();
  /** Calls that were answered otherwise than they may be. */
  readonly unexpected: string[] = [];

  add(route: string, answered: Answered): void {
    const all = this.#routes.get(route) ?? [];
    all.push(answered);
    this.#routes.set(route, all);
  }

  get calls(): number {
    return [...this.#routes.values()].reduce((sum, all) => sum + all.length, 0);
  }

  /** Calls that had an answer. */
  get answered(): number {
    return [...this.#routes.values()].flat().filter(({ outcome }) => outcome !== 'no answer').length;
  }

  /** Routes of which no call has succeeded. */
  get withoutSuccess(): string[] {
    const succeeded = ({ outcome }: Answered): boolean => typeof outcome === 'number' && outcome < 400;
    return [...this.#routes].filter(([, all]) => !all.some(succeeded)).map(([route]) => route);
  }

  /** A line for each route: how many calls had which status, and how long they took. */
  lines(): string[] {
    return [...this.#routes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([route, all]) => {
        const statuses = countsOf(all.map(({ outcome }) => outcome));
        const times = all.map(({ ms }) => ms);
        const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)));
        return `| \`${route}\` | ${statuses} | ${p50} | ${p99} |`;
      });
  }
}
