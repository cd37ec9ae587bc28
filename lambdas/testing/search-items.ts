import { STEM_LETTERS } from '../../shared/rules/word-search.ts';
import { packNumbers } from '../listing/packed-numbers.ts';
import { wordChunkKey } from '../listing/word-index.ts';
import type { IndexedKind, ThingWords } from '../search/store/items.ts';
import { searchKeys, searchWordKeys, thingName } from '../search/store/keys.ts';
import { thingEntries } from '../search/store/update.ts';
import type { Key } from '../table/key.ts';

type Put = Key & { [attribute: string]: unknown };

/**
 * What searches find things of a kind by, as the table holds it.
 *
 * @param things their words by their ids, oldest first
 */
export function* searchItems(
  kind: IndexedKind,
  things: [id: string, words: ThingWords['words']][],
): Generator<Put> {
  const numbered = things.map(([id, words], number) => ({ id, words, number, stemLetters: STEM_LETTERS }));
  yield { ...searchKeys.counter(kind), count: things.length };
  for (const { id, ...place } of numbered) {
    yield { ...searchKeys.numbered(kind, id), number: place.number };
    const places = [place];
    yield { ...searchKeys.indexedWords(kind, id), places, isMoving: false, revision: id };
  }
  for (const block of Map.groupBy(numbered, ({ number }) => searchKeys.things(kind, number).pk).values())
    yield {
      ...searchKeys.things(kind, block[0]?.number ?? 0),
      ...Object.fromEntries(block.map(({ id, number }) => [thingName(number), id])),
    };
  for (const [list, entries] of Map.groupBy(numbered.flatMap(thingEntries), (entry) => entry.list)) {
    const numbers = entries.map(({ number }) => number);
    yield { ...wordChunkKey(searchWordKeys, list), numbers: packNumbers(numbers), version: 1 };
  }
}
