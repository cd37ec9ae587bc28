import { type Bar, type Curve, writeBars, writeCurves } from '../charts.ts';
import { budgetOf } from './budget-check.ts';
import { bySize, GROWS, type Measured, nameOf } from './growth.ts';
import type { Figures, Line } from './measure.ts';

/** Projects that publish what a list of 20 posts costs their table. */
const PEERS = [
  { name: 'Gchahm/social-app', rru: 23.5, calls: 3 },
  { name: 'anishkny/realworld-dynamodb-lambda', rru: 64.5, calls: 22 },
];

const FEED = 'posts.list';

/** Reads that a chart shows: of what grows most with a community. */
const SHOWN = [
  FEED,
  'users.search, one letter, while typing',
  'projects.list, two words',
  'posts.get, much talked about',
  'notifications.list, nothing new',
  'connections.list, of the hub',
];

const grows = new Map(Object.entries(GROWS));

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
  const budget = budgetOf(line);
  if (!budget) return '';
  const { rru, wru, calls, rounds, inAll } = budget;
  return [rru, wru, calls, rounds, ...(inAll === undefined ? [] : [inAll])].join(', ');
}

/** The rows of all calls; where sizes differ, the figures of each, from the smallest on. */
export const rowsOf = (measured: Measured[]): string[] =>
  [...bySize(measured)].map(([name, { line, all }]) => {
    const figures = (
      ['rru', 'wru', 'calls', 'rounds', 'bytes', 'followingRru', 'followingWru'] satisfies (keyof Figures)[]
    ).map((figure) => across(all.map((one) => one[figure])));
    return `| ${[`\`${line.route}\`${name.slice(line.route.length)}`, ...figures, budgetText(line)].join(' | ')} |`;
  });

/** The calls that may cost more in a larger community, and why. */
export const growthNotes = (measured: Measured[]): string[] => {
  const routes = new Set(measured.flatMap(({ lines }) => lines.map(({ route }) => route)));
  return [...grows]
    .filter(([route]) => routes.has(route))
    .map(([route, { because }]) => `- \`${route}\`: ${because}.`);
};

/** Writes the charts that stand beside the table. */
export function writeCostCharts(measured: Measured[]): void {
  const steps = measured.map(({ size }) => `${size.toLocaleString('en')} members`);
  const lines = bySize(measured);
  const curves = SHOWN.flatMap((name): Curve[] => {
    const all = lines.get(name)?.all;
    return all ? [{ name, values: all.map(({ rru }) => rru) }] : [];
  });
  writeCurves('costs', 'RRU of a call, by the size of the community', steps, curves);
  const feed = measured.at(-1)?.lines.find((line) => nameOf(line) === FEED)?.figures;
  if (!feed) return;
  const compared = [{ name: 'Hearth', ...feed }, ...PEERS];
  const bars = (unit: string, value: (one: (typeof compared)[number]) => number): Bar[] =>
    compared.map((one) => ({ name: `${one.name}, ${unit}`, value: value(one) }));
  writeBars('peers', 'A list of 20 posts', [
    ...bars('RRU', ({ rru }) => rru),
    ...bars('calls', ({ calls }) => calls),
  ]);
}
