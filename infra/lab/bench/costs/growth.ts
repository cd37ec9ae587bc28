import { exampleOf } from '../../../../lambdas/testing/examples/examples.ts';
import type { Figures, Line } from './measure.ts';

/** What was measured in a community of one size. */
export interface Measured {
  /** Members. */
  size: number;
  lines: Line[];
}

/** What counts as growth: more than a share and more than an amount, both beyond what chance puts on a page. */
const UNITS = { share: 0.1, amount: 1 };
const BYTES = { share: 0.25, amount: 2_000 };

export const FIGURES = [
  'rru',
  'wru',
  'calls',
  'rounds',
  'bytes',
  'followingRru',
  'followingWru',
] as const satisfies (keyof Figures)[];

export const nameOf = ({ route, what }: Pick<Line, 'route' | 'what'>): string =>
  what ? `${route}, ${what}` : route;

/** The figures of a line by the sizes at which it was measured, ascending. */
export function bySize(measured: Measured[]): Map<string, { line: Line; all: Figures[] }> {
  const lines = new Map<string, { line: Line; all: Figures[] }>();
  for (const { lines: some } of measured)
    for (const line of some) {
      const known = lines.get(nameOf(line));
      if (known) known.all.push(line.figures);
      else lines.set(nameOf(line), { line, all: [line.figures] });
    }
  return lines;
}

function hasGrown(figure: keyof Figures, before: number, after: number): boolean {
  const { share, amount } = figure === 'bytes' ? BYTES : UNITS;
  return after - before > amount && after - before > share * before;
}

/** The figures that are larger in a larger community, unless that is declared; one line each. */
export function growthIn(measured: Measured[]): string[] {
  return [...bySize(measured)].flatMap(([name, { line, all }]) =>
    FIGURES.filter((figure) => !exampleOf(line.route).grows?.figures.includes(figure)).flatMap((figure) => {
      const values = all.map((figures) => figures[figure]);
      const [first = 0] = values;
      return hasGrown(figure, first, Math.max(...values))
        ? [`${name} grows: ${figure} ${values.join(', ')}`]
        : [];
    }),
  );
}
