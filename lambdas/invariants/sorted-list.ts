import type { ListRootItem } from '../listing/items.ts';
import type { ListKeys } from '../listing/keys.ts';
import { unpackNumbers } from '../listing/packed-numbers.ts';
import type { Stored } from '../table/table.ts';
import { at, type Snapshot, type Violation } from './snapshot.ts';

/** The entries of a list in their order, by its chunks; its root must count and bound them rightly. */
export function readList(
  table: Snapshot,
  keys: ListKeys,
  name: string,
  root: Stored<ListRootItem>,
): { entries: number[]; wrong: Violation[] } {
  const chunks = root.bounds.map((bound) => {
    const packed = root.only ?? table.get(keys.chunk(name, bound))?.numbers;
    return packed ? unpackNumbers(packed) : [];
  });
  const wrong = chunks.flatMap((numbers, i) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [root.bounds[i], root.bounds[i + 1]];
    const isSorted = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    return [
      ...(numbers.length === root.counts[i]
        ? []
        : [`chunk ${from}: count ${root.counts[i]}, but ${numbers.length} ${at(root)}`]),
      ...(isSorted && numbers.every((number) => number >= from && number < to)
        ? []
        : [`chunk ${from}: out of order ${at(root)}`]),
    ];
  });
  return { entries: chunks.flat(), wrong };
}
