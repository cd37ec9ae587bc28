import { jobKind } from '../../jobs/kind.ts';
import type { EdgeKind } from '../../visibility/keys.ts';

export const hidingJobKinds = {
  /** One of the two has blocked the other, or mutes them, for as long as that edge stands. */
  severRelationship: jobKind<{ memberId: string; otherId: string; edgeId: string; kind: EdgeKind }>(
    'part-members',
  ),
};
