import { packNumbers } from '../../../../lambdas/listing/packed-numbers.ts';
import { wordChunkKey } from '../../../../lambdas/listing/word-index.ts';
import { searchKeys, searchWordKeys } from '../../../../lambdas/search/store/keys.ts';
import { thingEntries } from '../../../../lambdas/search/store/update.ts';
import { STEM_LETTERS } from '../../../../shared/rules/search/word-search.ts';
import { type StoredItem, stored } from '../fill/stored.ts';
import type { Corpus } from './corpus.ts';
import { memberItems } from './member-items.ts';
import { projectItems } from './project-items.ts';

/** All that the table holds of a corpus. */
export function* corpusItems(corpus: Corpus): Generator<StoredItem> {
  const counts = { people: 0, posts: 0 };
  const lists = new Map<string, number[]>();
  yield* memberItems(corpus, ({ kind, rowKey }, id, { words, ...copy }) => {
    const number = counts[kind];
    counts[kind] += 1;
    const place = { number, words, stemLetters: STEM_LETTERS };
    for (const { list } of thingEntries(place)) {
      const numbers = lists.get(list);
      if (numbers) numbers.push(number);
      else lists.set(list, [number]);
    }
    return [
      stored(searchKeys.numbered(kind, id), { number }),
      stored(searchKeys.indexedWords(kind, id), { places: [place], isMoving: false, revision: id }),
      stored(rowKey(number), copy),
    ];
  });
  for (const kind of ['people', 'posts'] as const)
    yield stored(searchKeys.counter(kind), { count: counts[kind] });
  for (const [list, numbers] of lists)
    yield stored(wordChunkKey(searchWordKeys, list), { numbers: packNumbers(numbers), version: 1 });
  yield* projectItems(corpus);
}
