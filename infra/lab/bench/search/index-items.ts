import { packNumbers } from '../../../../lambdas/listing/packed-numbers.ts';
import { wordChunkKey } from '../../../../lambdas/listing/word-index.ts';
import type { IndexedKind } from '../../../../lambdas/search/store/items.ts';
import { searchKeys, searchWordKeys, thingName } from '../../../../lambdas/search/store/keys.ts';
import { thingEntries } from '../../../../lambdas/search/store/update.ts';
import { STEM_LETTERS } from '../../../../shared/rules/word-search.ts';
import { type StoredItem, stored } from '../fill/stored.ts';
import type { Corpus } from './corpus.ts';

const IDS_OF_AN_ITEM = 64;

/** All that the table holds of a corpus. */
export function* corpusItems(corpus: Corpus): Generator<StoredItem> {
  const counts = { people: 0, posts: 0 };
  const lists = new Map<string, number[]>();
  let block: Record<string, string> = {};
  const blockOf = (kind: IndexedKind, number: number): StoredItem[] => {
    if ((number + 1) % IDS_OF_AN_ITEM !== 0 && number + 1 < corpus.size / 2) return [];
    const full = { ...searchKeys.things(kind, number), ...block };
    block = {};
    return [full];
  };
  yield* corpus.items((kind, id, words) => {
    const number = counts[kind];
    counts[kind] += 1;
    block[thingName(number)] = id;
    const place = { number, words, stemLetters: STEM_LETTERS };
    for (const { list } of thingEntries(place)) {
      const numbers = lists.get(list);
      if (numbers) numbers.push(number);
      else lists.set(list, [number]);
    }
    return [
      stored(searchKeys.numbered(kind, id), { number }),
      stored(searchKeys.indexedWords(kind, id), { places: [place], isMoving: false, revision: id }),
      ...blockOf(kind, number),
    ];
  });
  for (const kind of ['people', 'posts'] as const)
    yield stored(searchKeys.counter(kind), { count: counts[kind] });
  for (const [list, numbers] of lists)
    yield stored(wordChunkKey(searchWordKeys, list), { numbers: packNumbers(numbers), version: 1 });
}
