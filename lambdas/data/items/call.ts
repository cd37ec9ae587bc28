/** What a finished call answered. */
export interface RememberedAnswer {
  status: number;
  body: string;
}

/** One use of an Idempotency-Key: `fingerprint` tells its request from another, `at` is when it was first seen. */
export interface RequestItem {
  fingerprint: string;
  at: number;
  answer?: RememberedAnswer;
  /** The call's effect has happened, for calls that would undo themselves when carried out twice. */
  done?: boolean;
  /** Seconds since 1970. */
  ttl: number;
}

/** Tries of one kind by one account or address. */
export interface AttemptsItem {
  count: number;
  /** Milliseconds since 1970 of the last guess that was let through. */
  lastAt?: number;
  /** Seconds since 1970. */
  ttl: number;
}
