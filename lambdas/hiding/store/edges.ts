import { newId } from '../../table/ids.ts';
import { queryPages } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { EdgeItem } from '../../visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../../visibility/keys.ts';

/** The write that adds an edge where none is. */
export const addEdge = (
  kind: EdgeKind,
  memberId: string,
  otherId: string,
  { isUnlisted = false } = {},
): Write => ({
  put: {
    ...visibilityKeys[kind](memberId, otherId),
    ...visibilityKeys.byOther(kind, otherId, memberId),
    _id: newId(),
    otherId,
    ...(isUnlisted && { isUnlisted }),
  },
  ifNew: true,
});

/** The write that removes an edge as it was read. */
export const removeEdge = (kind: EdgeKind, memberId: string, { otherId, _id }: EdgeItem): Write => ({
  delete: visibilityKeys[kind](memberId, otherId),
  condition: '#id = :seen',
  names: { '#id': '_id' },
  values: { ':seen': _id },
});

/**
 * A page of the members whom a member has blocked, or mutes, newest first. All of them are read for it: there are at most
 * some hundreds of small items, and they stand in the order of the other's sign-up.
 *
 * @param page goes on behind the id `before` of an edge; with `otherId`, only the edge to that member
 */
export async function readEdges(
  kind: EdgeKind,
  memberId: string,
  {
    before,
    limit,
    otherId = '',
  }: { before: string | undefined; limit: number; otherId?: string | undefined },
): Promise<{ memberIds: string[]; next: string | undefined }> {
  const { pk, sk } = visibilityKeys[kind](memberId, otherId);
  const edges = await queryPages<EdgeItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :edges)',
    ExpressionAttributeValues: { ':member': pk, ':edges': sk },
  });
  const behind = edges
    .filter(({ _id }) => before === undefined || _id < before)
    .sort((a, b) => (a._id < b._id ? 1 : -1));
  const shown = behind.slice(0, limit);
  return {
    memberIds: shown.map(({ otherId }) => otherId),
    next: behind.length > limit ? shown.at(-1)?._id : undefined,
  };
}
