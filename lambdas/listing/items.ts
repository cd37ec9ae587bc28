import type { Category, Stage } from '../../shared/model/project.ts';

/** What decides in which lists a project stands, and where. */
export interface Placing {
  category: Category;
  stage: Stage;
  upvotes: number;
}

/** Where a project stands in some lists. */
export interface PlacementItem<Place> {
  /** One; more while it moves, then it may stand at any of them. None when it was deleted. */
  places: Place[];
  isMoving: boolean;
  /** An id that every change of this item renews. */
  revision: string;
  /** Seconds since 1970, for a deleted project. */
  ttl?: number;
}

/**
 * An ordered list of numbers that is counted, so that any place of it is found without a walk. It is cut into chunks:
 * `counts` says how many numbers each holds, `bounds` from which number on.
 */
export interface ListRootItem {
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

/**
 * Projects with a word that begins with some letters: their numbers in a range, packed. An empty one stays
 * for a day: a late writer must find that its knowledge is outdated.
 */
export interface WordChunkItem {
  numbers: Uint8Array;
  version: number;
  /** Seconds since 1970, for an empty one. */
  ttl?: number;
}
