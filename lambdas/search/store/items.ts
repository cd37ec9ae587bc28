/** The kinds of things that get their numbers here; projects and roles have theirs. */
export type IndexedKind = 'people' | 'posts';

/** How many things of a kind have got a number. */
export interface SearchCounterItem {
  count: number;
}

/** The number of a thing: those that came later have greater ones. */
export interface NumberedItem {
  number: number;
}

/** The ids of things with neighbouring numbers, by these: those that a search finds often stand together. */
export type ThingsItem = Record<`thing${number}`, string>;

/** What finds a thing: its words by the field of the index in which they stand. */
export interface ThingWords {
  number: number;
  words: Record<string, string[]>;
  /** Letters of the longest prefixes under which it stands. Absent where it stands under all prefixes of its words. */
  stemLetters?: number;
}
