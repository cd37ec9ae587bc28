import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../docs/charts/', import.meta.url));

const WIDTH = 720;
const LINE = 22;
const LABELS = 300;
const PLOT = { left: 50, right: 260, top: 34, height: 220 };

/** Told apart by lightness too, and read on white as on black. */
const COLOURS = ['#3b82c4', '#c2701e', '#2f9e6e', '#b5489b', '#8a7a1f', '#7a6fd0'];

const STYLE = `<style>
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .quiet { fill: #666 }
  .axis { stroke: #bbb }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .quiet { fill: #aaa } .axis { stroke: #555 } }
</style>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

interface Chart {
  title: string;
  height: number;
  parts: string[];
}

function writeChart(file: string, { title, height, parts }: Chart): void {
  mkdirSync(FOLDER, { recursive: true });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">`;
  const name = `<text class="title" x="8" y="18">${escaped(title)}</text>`;
  writeFileSync(`${FOLDER}${file}.svg`, [head, STYLE, name, ...parts, '</svg>', ''].join('\n'));
}

export interface Bar {
  name: string;
  value: number;
}

/** Writes a chart of bars into `docs/charts`, one below the other. */
export function writeBars(file: string, title: string, bars: Bar[]): void {
  const most = Math.max(...bars.map(({ value }) => value));
  const parts = bars.map(({ name, value }, i) => {
    const y = 30 + i * LINE;
    const width = (value / most) * (WIDTH - LABELS - 60);
    return [
      `<text x="${LABELS - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${LABELS}" y="${y + 3}" width="${rounded(width)}" height="${LINE - 7}" fill="${COLOURS[0]}"/>`,
      `<text x="${LABELS + width + 6}" y="${y + 14}">${rounded(value)}</text>`,
    ].join('');
  });
  writeChart(file, { title, height: 40 + bars.length * LINE, parts });
}

export interface Curve {
  name: string;
  values: number[];
}

/** Labels at the ends of curves, moved apart where they would cover each other. */
function endLabels(curves: { name: string; y: number }[]): Map<string, number> {
  let last = Number.NEGATIVE_INFINITY;
  return new Map(
    curves
      .toSorted((a, b) => a.y - b.y)
      .map(({ name, y }) => {
        last = Math.max(y, last + 15);
        return [name, last];
      }),
  );
}

/** Writes a chart of curves into `docs/charts`, over steps that are as far apart as each other. */
export function writeCurves(file: string, title: string, steps: string[], curves: Curve[]): void {
  const most = Math.max(...curves.flatMap(({ values }) => values));
  const x = (step: number) =>
    PLOT.left + (step / Math.max(1, steps.length - 1)) * (WIDTH - PLOT.left - PLOT.right);
  const y = (value: number) => PLOT.top + PLOT.height * (1 - value / most);
  const labels = endLabels(curves.map(({ name, values }) => ({ name, y: y(values.at(-1) ?? 0) })));
  const bottom = y(0);
  const parts = [
    `<line class="axis" x1="${PLOT.left}" y1="${bottom}" x2="${x(steps.length - 1)}" y2="${bottom}"/>`,
    ...[0, most / 2, most].map(
      (value) =>
        `<text class="quiet" x="${PLOT.left - 8}" y="${y(value) + 4}" text-anchor="end">${rounded(value)}</text>`,
    ),
    ...steps.map(
      (step, i) => `<text class="quiet" x="${x(i)}" y="${bottom + 18}" text-anchor="middle">${step}</text>`,
    ),
    ...curves.map(({ name, values }, i) => {
      const points = values.map((value, step) => `${rounded(x(step))},${rounded(y(value))}`).join(' ');
      const label = labels.get(name) ?? 0;
      return [
        `<polyline points="${points}" fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2.5"/>`,
        `<text x="${x(steps.length - 1) + 8}" y="${rounded(label + 4)}">${escaped(name)}</text>`,
      ].join('');
    }),
  ];
  writeChart(file, { title, height: PLOT.top + PLOT.height + 30, parts });
}
