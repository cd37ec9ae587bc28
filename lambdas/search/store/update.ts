import { prefixesOf, STEM_LETTERS, splitWord } from '../../../shared/rules/search/word-search.ts';
import { type Entry, updateIndex } from '../../listing/update-index.ts';
import { longWordEntry, openWordChunks, termEntries } from '../../listing/word-index.ts';
import type { ThingWords } from './items.ts';
import { searchKeys, searchWordKeys, termIn } from './keys.ts';
import { forgetNumbers, numbersOf, readNumbers } from './numbers.ts';
import { removeRows, updateRows } from './rows.ts';
import type { ThingSource } from './sources.ts';
import { ROLE_FIELD } from './words.ts';

/** The most entries that a thing has for each of its words: the short prefixes, and the word as a whole. */
export const ENTRIES_OF_A_WORD = STEM_LETTERS + 1;

/** The entries of a thing under the words of one field: one for each short prefix, and one for each long word. */
function wordsEntries(number: number, field: string, list: string[], stemLetters?: number): Entry[] {
  const prefixes = Array.from(prefixesOf(list, stemLetters), (prefix) => termIn(field, prefix));
  const entries = termEntries(number, prefixes);
  if (stemLetters === undefined) return entries;
  const long = list.map(splitWord).filter(({ rest }) => rest !== '');
  return [...entries, ...long.map(({ stem, rest }) => longWordEntry(number, termIn(field, stem), rest))];
}

/** The entries of a thing. How many they are is bounded by the number of its words, and so is what writing it costs. */
export const thingEntries = ({ number, words, stemLetters }: ThingWords): Entry[] =>
  Object.entries(words).flatMap(([field, list]) =>
    field === ROLE_FIELD
      ? termEntries(
          number,
          list.map((one) => termIn(field, one)),
        )
      : wordsEntries(number, field, list, stemLetters),
  );

/** Forgets things that are gone: their numbers last, because whatever else there is of them is found by these. */
async function forgetThings<Row>(source: ThingSource<Row>, ids: string[]): Promise<void> {
  const numbers = await readNumbers(source.kind, ids);
  await removeRows(Array.from(numbers.values(), source.rowKey));
  await forgetNumbers(source.kind, [...numbers.keys()]);
}

/**
 * Makes searches find things by the words that they have, and by no others, and show them as they are. Idempotent.
 *
 * @param ids of things that were created, changed or deleted
 * @throws ContendedError when others keep changing the same parts of the index for four seconds
 */
export async function updateThings<Row>(source: ThingSource<Row>, ids: string[]): Promise<void> {
  const { kind } = source;
  let gone: string[] = [];
  await updateIndex<ThingWords>(
    {
      placementKey: (id) => searchKeys.indexedWords(kind, id),
      async readValues(some) {
        const words = await source.readWords(some);
        gone = some.filter((id) => !words.has(id));
        const numbers = await numbersOf(kind, [...words.keys()]);
        return new Map(
          [...words].map(([id, ofThing]) => [
            id,
            [{ number: numbers.get(id) ?? 0, words: ofThing, stemLetters: STEM_LETTERS }],
          ]),
        );
      },
      entriesOf: (_, values) => values.flatMap(thingEntries),
      open: (lists) => openWordChunks(searchWordKeys, lists),
    },
    ids,
  );
  await forgetThings(source, gone);
  await updateRows(
    source,
    [...new Set(ids)].filter((id) => !gone.includes(id)),
  );
}
