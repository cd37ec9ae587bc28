import type { IndexKey } from '../../table/key.ts';

/** The deck of a project. Who may open it stands beside it. */
export interface DeckItem {
  /** An id of when it was uploaded. */
  _id: string;
  projectId: string;
  founderId: string;
  /** Where it stands in the bucket, in a folder that is served to nobody. */
  file: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Counts the changes of the deck and of who may open it, so that of two at the same moment one is tried again. */
  version: number;
}

/** One member with whom the deck of a project is shared, or was: then it stays for what they have opened. */
export interface DeckReaderItem extends IndexKey {
  /** An id of when it was shared, the last time; names the notification of the reader. */
  _id: string;
  projectId: string;
  founderId: string;
  memberId: string;
  isRevoked?: true;
  openingCount: number;
  /** Ids of the newest openings, newest first. */
  openings: string[];
  version: number;
}
