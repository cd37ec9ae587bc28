import type { Category, Stage } from '../../../../shared/model/project.ts';

/** What decides in which lists a project stands, and where. */
export interface Placing {
  category: Category;
  stage: Stage;
  upvotes: number;
}

/** In which lists a project stands at present. */
export interface PlacingItem extends Placing {
  version: number;
}

/** Words under which searches may find a project: all that it has, and some that it had until just now. */
export interface IndexedWordsItem {
  words: string[];
}

/**
 * An ordered list of numbers that is counted, so that any place of it is found without a walk. It is cut into chunks:
 * `counts` says how many numbers each holds, `bounds` from which number on.
 */
export interface CountedListItem {
  version: number;
  bounds: number[];
  counts: number[];
  /** The only chunk, packed, as long as one is enough. */
  only?: Uint8Array;
}

/** Numbers of a list from one bound to the next, packed. */
export interface ListChunkItem {
  numbers: Uint8Array;
}

/** Projects with a word that begins with some letters: their numbers in a range, packed. */
export interface SearchChunkItem {
  numbers: Uint8Array;
  version: number;
}
