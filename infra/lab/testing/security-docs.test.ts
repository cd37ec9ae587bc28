import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has, by chapter; they are its first ones. */
const REQUIREMENTS: Record<string, Record<string, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
};

const REQUIRED = Object.entries(REQUIREMENTS).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${chapter}.${section}.${i + 1}`),
  ),
);

/** The numbers that a text names, with those between the ends of '6.2.2 to 6.2.8'. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(
    ([, section, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${section}.${Number(first) + i}`),
  );
}

it('the list of ASVS has each requirement of levels 1 and 2 once, and no other', () => {
  const paragraphs = read('security-asvs.md').split('\n\n');
  const rest = paragraphs.filter((text) => text.startsWith('What does not apply')).join('\n');
  const cells = paragraphs.join('\n').matchAll(/^\| ([^|]*)\|/gm);
  const named = [rest, ...Array.from(cells, ([, cell = '']) => cell)].flatMap(numbersIn);
  expect(named.sort()).toEqual(REQUIRED.toSorted());
});

describe.each(['security.md', 'security-asvs.md'])('%s', (name) => {
  it('names files that exist', () => {
    const files = globSync('{lambdas,infra,shared,web}/**/*.{ts,tsx,js}', {
      cwd: ROOT,
      exclude: ['**/node_modules'],
    });
    const named = [...read(name).matchAll(/`([\w./-]+\.(?:ts|tsx|js))`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });
});
