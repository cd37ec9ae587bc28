import { median } from '../statistics.ts';
import type { Memory } from '../testing/started-server.ts';

const FIFTHS = 5;

export const MEMORY_HEAD = ['| Second | Resident MB | Heap MB | Outside of it MB |', '|---|---|---|---|'];

export const memoryLine = ({ rss, heapUsed, external }: Memory, second: number): string =>
  `| ${second} | ${[rss, heapUsed, external].map((bytes) => Math.round(bytes / 2 ** 20)).join(' | ')} |`;

const fifth = (samples: Memory[], number: number): Memory[] => {
  const length = samples.length / FIFTHS;
  return samples.slice(Math.floor(length * (number - 1)), Math.floor(length * number));
};

/** How many times as much there is in the last fifth of the samples as in the second one. */
export function growthOf(samples: Memory[]): { heap: number; resident: number } {
  const ratio = (of: (memory: Memory) => number): number =>
    median(fifth(samples, FIFTHS).map(of)) / median(fifth(samples, 2).map(of));
  return { heap: ratio(({ heapUsed }) => heapUsed), resident: ratio(({ rss }) => rss) };
}
