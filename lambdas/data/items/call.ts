/** A call that has acted under its Idempotency-Key: `fingerprint` tells its request from another. */
export interface RequestItem {
  fingerprint: string;
  /** What its answer is made of again, where the request does not say it. */
  kept?: string;
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
