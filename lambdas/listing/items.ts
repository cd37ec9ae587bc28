/** Where an entity stands in the lists of an index. */
export interface PlacementItem<Value> {
  /** What its entries follow from. While it moves, from before and after the move; none when it was deleted. */
  places: Value[];
  isMoving: boolean;
  /** An id that every change of this item renews. */
  revision: string;
  /** Seconds since 1970, for a deleted entity. */
  ttl?: number;
}

/**
 * A sorted list of numbers that is counted, so that any rank is found without a walk. It is cut into chunks: `counts`
 * says how many numbers each holds, `bounds` from which number on.
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
 * Entities with a word that begins with some letters: their numbers in a range, packed. An empty one stays for a day: a
 * late writer must find that its version is outdated.
 */
export interface WordChunkItem {
  numbers: Uint8Array;
  version: number;
  /** Seconds since 1970, for an empty one. */
  ttl?: number;
}
