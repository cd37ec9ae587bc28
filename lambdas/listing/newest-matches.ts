import type { NumberSource } from './number-sources.ts';

/** What the second read of each source takes: as much as one read unit brings. Each further one takes twice as much. */
const SECOND_READ_BYTES = 4_096;

/** Where entities have to stand in several groups, more of each is needed to know some: so many times as many items. */
const FIRST_OF_SEVERAL = 2;

/** The entities of one source, as far as they were read: from the newest down. */
interface Reading {
  source: NumberSource;
  numbers: number[];
  /** The sort key behind which it goes on; undefined at the end. */
  next: string | undefined;
  /** All its entities from this number on were read. */
  readTo: number;
  /** Of the largest item of the last part; 0 before the first. */
  itemBytes: number;
}

/** What was read for one page, so that no part is read twice. */
export type Readings = Map<string, Reading>;

/**
 * @param bytes to read, where it is known how large the items are
 * @param times how many times the first items of the source, else
 */
async function readOn(reading: Reading, bytes: number, times: number): Promise<void> {
  const { source, next: from, itemBytes } = reading;
  if (from === undefined) return;
  const items = itemBytes === 0 ? times * source.firstItems : Math.max(1, Math.floor(bytes / itemBytes));
  const { numbers, ...state } = await source.readPart(from, items);
  Object.assign(reading, { numbers: reading.numbers.concat(numbers), ...state });
}

/** The smallest number that a source has, of which all were read. */
const lowestOf = ({ numbers }: Reading): number =>
  numbers.reduce((lowest, number) => Math.min(lowest, number), Number.POSITIVE_INFINITY);

const isEnd = ({ next }: Reading): boolean => next === undefined;

/** From which number on all entities are known that stand in each group of sources; 0 when there are no others. */
function knownFrom(groups: Reading[][]): number {
  const open = Math.max(0, ...groups.flat().map(({ readTo }) => readTo));
  // Below the last entity of any one group there is none that stands in all.
  const ended = groups.filter((group) => group.every(isEnd));
  const end = Math.max(0, ...ended.map((group) => Math.min(...group.map(lowestOf))));
  return open <= end ? 0 : open;
}

/** The numbers that all sets hold, greatest first. */
function common(sets: ReadonlySet<number>[]): number[] {
  const [smallest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...smallest].filter((number) => others.every((set) => set.has(number))).sort((a, b) => b - a);
}

function begin(
  groups: readonly NumberSource[][],
  before: number | undefined,
  readings: Readings,
): Reading[][] {
  return groups.map((sources) =>
    sources.map((source) => {
      const next = source.behind(before);
      const name = `${source.name} ${next}`;
      const nothing = { numbers: [], readTo: Number.POSITIVE_INFINITY, itemBytes: 0 };
      const reading = readings.get(name) ?? { source, next, ...nothing };
      readings.set(name, reading);
      return reading;
    }),
  );
}

interface PageRequest {
  /** Only entities with smaller numbers. */
  before?: number | undefined;
  /** How many at most. */
  limit: number;
  /** What was read before for the same page. */
  readings?: Readings;
}

/**
 * The newest entities that stand in one source at least of every group. It reads no more of each source than it takes to
 * know them, so that a frequent word costs no more than a rare one.
 *
 * @param groups of words or other sources, one at least
 * @returns their numbers, greatest first, and before which number to go on; undefined when there are no others
 */
export async function findNewest(
  groups: readonly NumberSource[][],
  { before, limit, readings = new Map() }: PageRequest,
): Promise<{ numbers: number[]; next: number | undefined }> {
  const reading = begin(groups, before, readings);
  const times = groups.length > 1 ? FIRST_OF_SEVERAL : 1;
  for (let bytes = SECOND_READ_BYTES / 2; ; bytes *= 2) {
    const from = knownFrom(reading);
    const sets = reading.map((group) => new Set(group.flatMap(({ numbers }) => numbers)));
    const found = common(sets).filter(
      (number) => number >= from && (before === undefined || number < before),
    );
    if (found.length > limit) return { numbers: found.slice(0, limit), next: found[limit - 1] };
    if (from === 0) return { numbers: found, next: undefined };
    await Promise.all(reading.flat().map((one) => readOn(one, bytes, times)));
  }
}

/** How many entities stand in one source at least of every group. Reads some bits of every entity for each source. */
export async function countMatches(groups: readonly NumberSource[][]): Promise<number> {
  const sets = groups.map(async (sources) => {
    const read = await Promise.all(sources.map((source) => source.readAll()));
    return new Set(read.flat());
  });
  return common(await Promise.all(sets)).length;
}
