import { DAY, SECOND } from '../../../shared/limits.ts';

/** Longer than a record stays in the stream of the table (24 hours, an AWS limit). */
const DISMISSED_KEPT = 2 * DAY;

/** The attributes of a notification that its member is not to see any more. */
export const dismissedNow = () => ({
  dismissed: true as const,
  ttl: Math.ceil((Date.now() + DISMISSED_KEPT) / SECOND),
});
