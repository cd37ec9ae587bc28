import { type IndexKey, itemKind } from '../../table/key.ts';
import type { RelationItem } from './items.ts';

export const connectionKeys = {
  /** What the other is to the member; the other has a relation of their own. */
  relation: itemKind<RelationItem>()('MEMBER#{memberId}', 'WITH#{otherId}'),
  /** The connections of a member, newest last. */
  connections: (memberId: string) => `CONNECTIONS#${memberId}`,
  byConnection: (memberId: string, connectionId: string): IndexKey => ({
    gsi1pk: `CONNECTIONS#${memberId}`,
    gsi1sk: connectionId,
  }),
  /** The requests that wait for a member, newest last. */
  requests: (memberId: string) => `REQUESTS#${memberId}`,
  byRequest: (memberId: string, requestedAt: string): IndexKey => ({
    gsi1pk: `REQUESTS#${memberId}`,
    gsi1sk: requestedAt,
  }),
};
