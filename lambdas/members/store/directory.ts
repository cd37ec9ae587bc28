import { isDeepStrictEqual } from 'node:util';
import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import { nameWords, queryWords } from '../../../shared/rules/search/name-search.ts';
import type { Key } from '../../table/key.ts';
import type { Write } from '../../table/write.ts';
import type { MemberSummary, NameItem, RoleItem } from './items.ts';
import { memberKeys } from './keys.ts';

/** Words of a name that are indexed in pairs; each more would double the entries. */
const PAIRED_WORDS = 4;

/** Letters of the first word of a pair: two starts of words are then one range, however frequent each of them is. */
const START_LETTERS = 3;

type Entry = Key & (RoleItem | NameItem);

const starts = (word: string): string[] =>
  Array.from({ length: Math.min(START_LETTERS, word.length) }, (_, i) => word.slice(0, i + 1));

/** The texts under which a name is found: each word, and each start of a word before another word. */
function indexedTexts(name: string, username: string): Set<string> {
  const words = nameWords(name);
  const paired = words.slice(0, PAIRED_WORDS);
  const pairs = paired.flatMap((first) =>
    paired
      .filter((second) => second !== first)
      .flatMap((second) => starts(first).map((start) => `${start} ${second}`)),
  );
  return new Set([...words, ...queryWords(username), ...pairs]);
}

/** The text under which two words of a search are found together, or its only word. */
export function indexedTextOf([first = '', second]: string[]): string {
  return second === undefined ? first : `${first.slice(0, START_LETTERS)} ${second}`;
}

function entriesOf(card: MemberSummary): Map<string, Entry> {
  if (isAdministrator(card)) return new Map();
  const { _id, name, username, userRole } = card;
  const entries: Entry[] = [
    { ...memberKeys.role(userRole, _id), memberId: _id },
    ...[...indexedTexts(name, username)].map((text) => ({
      ...memberKeys.name(text, _id),
      card: { _id, name, username },
    })),
  ];
  return new Map(entries.map((entry) => [`${entry.pk} ${entry.sk}`, entry]));
}

/**
 * Keeps the lists by role and the search by name exact, together with the change that moves a member in them.
 *
 * @param before the member until now; undefined for a new one
 * @param after the member from now on; undefined for one who leaves
 */
export function moveEntries(before: MemberSummary | undefined, after: MemberSummary | undefined): Write[] {
  const old = before ? entriesOf(before) : new Map<string, Entry>();
  const now = after ? entriesOf(after) : new Map<string, Entry>();
  const gone = [...old].filter(([key]) => !now.has(key));
  const changed = [...now].filter(([key, entry]) => !isDeepStrictEqual(entry, old.get(key)));
  return [
    ...gone.map(([, entry]): Write => ({ delete: entry })),
    ...changed.map(([, entry]): Write => ({ put: { ...entry } })),
  ];
}
