import type { SearchRequest } from '../../shared/model/saved-search.ts';
import type { IndexKey } from '../table/key.ts';

/** One member has saved one search, for themselves alone. In the index it stands among those to be asked at an hour. */
export interface SavedSearchItem extends SearchRequest, Partial<IndexKey> {
  /** Made of what is searched for, so that a member saves it once. */
  _id: string;
  memberId: string;
  notify: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** The number of the newest match that the member may know: those that came later have greater ones. */
  seen: number;
  /** The hour at which it was last asked, in milliseconds since 1970. */
  askedAt?: number;
}
