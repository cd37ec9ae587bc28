import { budgetOf, exampleOf } from '../../../../lambdas/testing/examples/examples.ts';
import { bySize, FIGURES, type Measured } from './growth.ts';
import type { Line } from './measure.ts';

export const HEAD = [
  '| Call | RRU | WRU | Calls | Round trips | Bytes | Following RRU | Following WRU | Budget: RRU, WRU, calls, trips, WRU with all that follows |',
  '|---|---|---|---|---|---|---|---|---|',
];

const inThousands = (value: number): string =>
  value < 1_000 ? String(value) : `${(value / 1_000).toFixed(1)}k`;

/** One value where all sizes have the same, else those of all sizes. */
function across(values: number[]): string {
  const texts = values.map(inThousands);
  return new Set(texts).size === 1 ? (texts[0] ?? '') : texts.join(', ');
}

/** The figures of a budget, in the order that the head of the table names. */
function budgetText(line: Line): string {
  const { rru, wru, calls, rounds, inAll } = budgetOf(line.route, line.what);
  return [rru, wru, calls, rounds, ...(inAll === undefined ? [] : [inAll])].join(', ');
}

/** The rows of all calls; where sizes differ, the figures of each, from the smallest on. */
export const rowsOf = (measured: Measured[]): string[] =>
  [...bySize(measured)].map(([name, { line, all }]) => {
    const figures = FIGURES.map((figure) => across(all.map((one) => one[figure])));
    return `| ${[`\`${line.route}\`${name.slice(line.route.length)}`, ...figures, budgetText(line)].join(' | ')} |`;
  });

/** The calls that may cost more in a larger community, and why. */
export const growthNotes = (measured: Measured[]): string[] => {
  const routes = new Set(measured.flatMap(({ lines }) => lines.map(({ route }) => route)));
  return [...routes].flatMap((route) => {
    const { grows } = exampleOf(route);
    return grows ? [`- \`${route}\`: ${grows.because}.`] : [];
  });
};
