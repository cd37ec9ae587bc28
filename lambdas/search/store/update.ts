import { prefixesOf } from '../../../shared/rules/word-search.ts';
import { type Entry, updateIndex } from '../../listing/update-index.ts';
import { openWordChunks, termEntries } from '../../listing/word-index.ts';
import type { IndexedKind, ThingWords } from './items.ts';
import { searchKeys, searchWordKeys, termIn } from './keys.ts';
import { forgetNumbers, numbersOf } from './numbers.ts';

/** Reads what finds some things, consistently: their words by field. Those that are gone, or are not to be found, are missing. */
export type ReadWords = (ids: string[]) => Promise<Map<string, ThingWords['words']>>;

/** The entries of a thing: one for each prefix of its words in each field. */
export const thingEntries = ({ number, words }: ThingWords): Entry[] =>
  Object.entries(words).flatMap(([field, list]) =>
    termEntries(
      number,
      Array.from(prefixesOf(list), (prefix) => termIn(field, prefix)),
    ),
  );

/**
 * Makes searches find things by the words that they have, and by no others. Idempotent.
 *
 * @param ids of things that were created, changed or deleted
 * @throws ContendedError when others keep changing the same parts of the index for four seconds
 */
export async function updateThings(kind: IndexedKind, ids: string[], readWords: ReadWords): Promise<void> {
  let gone: string[] = [];
  await updateIndex<ThingWords>(
    {
      placementKey: (id) => searchKeys.indexedWords(kind, id),
      async readValues(some) {
        const words = await readWords(some);
        gone = some.filter((id) => !words.has(id));
        const numbers = await numbersOf(kind, [...words.keys()]);
        return new Map(
          [...words].map(([id, ofThing]) => [id, [{ number: numbers.get(id) ?? 0, words: ofThing }]]),
        );
      },
      entriesOf: (_, values) => values.flatMap(thingEntries),
      open: (lists) => openWordChunks(searchWordKeys, lists),
    },
    ids,
  );
  await forgetNumbers(kind, gone);
}
