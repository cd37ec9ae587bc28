import { beforeAll, expect, it } from 'vitest';
import { CATEGORIES } from '../../../../shared/choices.ts';
import { KB } from '../../../../shared/limits.ts';
import { stage } from '../../../../shared/model/project.ts';
import { commitment, place } from '../../../../shared/model/role.ts';
import { chunksOf } from '../../../listing/chunks.ts';
import { packNumbers } from '../../../listing/packed-numbers.ts';
import { roleNumber } from '../../../projects/store/role-numbers.ts';
import type { OpenRolePlacing } from './items.ts';
import { listsOfRole, roleListEntries, roleListName } from './lists.ts';

const MANY = 100_000;
/** More than key, version and the numbers of one chunk take in a root. */
const ROOT_BYTES = 120;
const BYTES_OF_A_CHUNK_IN_ROOT = 12;

let seed = 1;

/** The same numbers in each run, from 0 up to, and without, 1. */
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
}

const any = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(chance() * values.length)] ?? values[0];

interface Size {
  bytes: number;
  chunks: number;
  rootBytes: number;
}

let roles: OpenRolePlacing[];
const sizes = new Map<string, Size>();

const sizeOf = (name: string): Size => sizes.get(name) ?? { bytes: 0, chunks: 1, rootBytes: ROOT_BYTES };

/** What a change of one number in a list costs: its root, and in a transaction the chunk where the list has several. */
const writesOf = ({ chunks, rootBytes }: Size): number => {
  const root = Math.ceil(rootBytes / KB);
  return chunks === 1 ? root : 2 * (root + 1);
};

beforeAll(() => {
  roles = [];
  for (let project = 1; roles.length < MANY; project += 1) {
    const same = { category: any(CATEGORIES), stage: any(stage.options as [(typeof stage.options)[number]]) };
    for (let position = 0; position < Math.ceil(chance() * 5); position += 1)
      if (chance() < 0.7)
        roles.push({
          number: roleNumber(project, position),
          ...same,
          place: any(['', ...place.options]),
          commitment: any(['', ...commitment.options]),
        });
  }
  const lists = Map.groupBy(roleListEntries(roles), ({ list }) => list);
  for (const [name, entries] of lists) {
    const chunks = chunksOf(entries.map(({ number }) => number).sort((a, b) => a - b));
    const bytes = chunks.reduce((sum, { numbers }) => sum + packNumbers(numbers).length, 0);
    const isWhole = chunks.length === 1;
    const rootBytes = ROOT_BYTES + (isWhole ? bytes : chunks.length * BYTES_OF_A_CHUNK_IN_ROOT);
    sizes.set(name, { bytes, chunks: chunks.length, rootBytes });
  }
});

it('a root is read with 0.5 RRU, and so is a chunk, among 100,000 roles', () => {
  expect(Math.max(...[...sizes.values()].map(({ rootBytes }) => rootBytes))).toBeLessThan(4 * KB);
});

it('all of a list, which a search reads, takes at most 5 RRU', () => {
  expect(sizeOf(roleListName({})).bytes).toBeLessThan(40 * KB);
});

it('a role that enters or leaves all of its lists takes at most 50 WRU', () => {
  const costs = roles
    .slice(0, 2_000)
    .map((role) => listsOfRole(role).reduce((sum, name) => sum + writesOf(sizeOf(name)), 0));
  expect(Math.max(...costs)).toBeLessThanOrEqual(50);
});

it('the lists of all choices, which counting after a search reads, take at most 35 RRU', () => {
  const names = [
    ...CATEGORIES.map((category) => roleListName({ category })),
    ...stage.options.map((one) => roleListName({ stage: one })),
    ...place.options.map((one) => roleListName({ place: one })),
    ...commitment.options.map((one) => roleListName({ commitment: one })),
  ];
  expect(names.reduce((sum, name) => sum + sizeOf(name).bytes, 0)).toBeLessThan(280 * KB);
});
