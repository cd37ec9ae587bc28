import { isAdministrator } from '../../shared/rules/administrator.ts';
import { STEM_LETTERS } from '../../shared/rules/word-search.ts';
import type { WordChunkItem } from '../listing/items.ts';
import { unpackNumbers } from '../listing/packed-numbers.ts';
import { SEPARATOR } from '../listing/word-index.ts';
import { memberKeys, memberKinds } from '../members/store/keys.ts';
import { postKinds } from '../posts/store/keys.ts';
import type { IndexedKind, ThingWords } from '../search/store/items.ts';
import { searchKeys, searchKinds, thingName } from '../search/store/keys.ts';
import { thingEntries } from '../search/store/update.ts';
import { wordsOfMember, wordsOfPost } from '../search/store/words.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

type Words = ThingWords['words'];

const membersOf = (table: Snapshot): [string, Words][] =>
  table.all(memberKinds.card).flatMap(({ item }): [string, Words][] => {
    const profile = table.get(memberKeys.profile(item._id));
    return profile && !isAdministrator(item) ? [[item._id, wordsOfMember(item, profile)]] : [];
  });

const postsOf = (table: Snapshot): [string, Words][] =>
  table.all(postKinds.post).map(({ item }) => [item._id, wordsOfPost(item)]);

/** What was found by each term and each long word, as an entry names its list, and a number. */
function indexed(table: Snapshot): Set<string> {
  const entries = (list: (string | number)[], { numbers }: WordChunkItem): string[] =>
    unpackNumbers(numbers).map((number) => `${list.join(SEPARATOR)} ${number}`);
  return new Set([
    ...table
      .all(searchKinds.words)
      .flatMap(({ item, values: { termText, chunkNumber } }) =>
        entries([termText, Number(chunkNumber)], item),
      ),
    ...table
      .all(searchKinds.longWords)
      .flatMap(({ item, values: { stemText, chunkNumber, restText } }) =>
        entries([stemText, Number(chunkNumber), restText], item),
      ),
  ]);
}

/** Searches find each member and each post by its words, and nothing else. */
export const search: Invariant = (table) => {
  const wrong: Violation[] = [];
  const wanted = new Set<string>();
  const numbered = new Set<string>();
  const things: [IndexedKind, [string, Words][]][] = [
    ['people', membersOf(table)],
    ['posts', postsOf(table)],
  ];
  for (const [kind, all] of things)
    for (const [id, words] of all) {
      const key = searchKeys.numbered(kind, id);
      const number = table.get(key)?.number;
      if (number === undefined || table.get(searchKeys.things(kind, number))?.[thingName(number)] !== id) {
        wrong.push(`${kind} without a number ${at(key)}`);
        continue;
      }
      numbered.add(key.pk);
      for (const entry of thingEntries({ number, words, stemLetters: STEM_LETTERS }))
        wanted.add(`${entry.list} ${entry.number}`);
    }
  const found = indexed(table);
  return [
    ...wrong,
    ...table
      .all(searchKinds.numbered)
      .filter(({ item }) => !numbered.has(item.pk))
      .map(({ item }) => `number of nothing ${at(item)}`),
    ...[...wanted].filter((entry) => !found.has(entry)).map((entry) => `not found by ${entry}`),
    ...[...found].filter((entry) => !wanted.has(entry)).map((entry) => `found without reason by ${entry}`),
  ];
};
