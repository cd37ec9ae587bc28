import type { IndexKey } from '../table/key.ts';

/** One member has saved one thing, for themselves alone. */
export interface SaveItem extends IndexKey {
  /** Sorts by when it was saved. */
  _id: string;
  thingId: string;
}
