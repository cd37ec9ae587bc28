import type { IndexKey } from '../table/key.ts';

/** One member has blocked, or mutes, another: the truth that the lists of who is hidden are derived from. */
export interface EdgeItem extends IndexKey {
  /** Tells it from an earlier or later one, and sorts by time. */
  _id: string;
  otherId: string;
  /** A block that the other's list of blockers had no place for. */
  isUnlisted?: true;
}

/** Who is hidden from a member, in one item that is read with their calls. Missing as long as nobody ever was. */
export interface HiddenItem {
  /** Whom they have blocked. */
  blocked?: Set<string>;
  /** By whom they were blocked: at most `BLOCKERS_LISTED`. */
  blockers?: Set<string>;
  /** How many others have blocked them as well. */
  unlistedBlockers?: number;
  muted?: Set<string>;
}
