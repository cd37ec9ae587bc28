import { plainEffect } from '../../table/effect.ts';
import { query, remove } from '../../table/table.ts';
import type { EdgeItem } from '../../visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../../visibility/keys.ts';
import { unblock, unmute } from './hiding.ts';

const PAGE = 25;

const UNDO = { block: unblock, mute: unmute };

/** Removes a page of the edges between a deleted member and others, in both directions. */
async function sweepEdges(kind: EdgeKind, memberId: string): Promise<boolean> {
  const { pk, sk } = visibilityKeys[kind](memberId, '');
  const [own, toThem] = await Promise.all([
    query<EdgeItem>({
      KeyConditionExpression: 'pk = :member AND begins_with(sk, :edges)',
      ExpressionAttributeValues: { ':member': pk, ':edges': sk },
      ConsistentRead: true,
      Limit: PAGE,
    }),
    query<EdgeItem>({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :edges',
      ExpressionAttributeValues: { ':edges': visibilityKeys.byOther(kind, memberId, '').gsi1pk },
      Limit: PAGE,
    }),
  ]);
  for (const { otherId } of own.items) await UNDO[kind](plainEffect, memberId, otherId);
  for (const { gsi1sk } of toThem.items) await UNDO[kind](plainEffect, gsi1sk, memberId);
  return own.more || toThem.more;
}

/**
 * Removes a page of the blocks by and of a deleted member.
 *
 * @returns whether more may be left
 */
export const sweepBlocks = (memberId: string): Promise<boolean> => sweepEdges('block', memberId);

/** The same for mutes. */
export const sweepMutes = (memberId: string): Promise<boolean> => sweepEdges('mute', memberId);

/** Forgets who was hidden from a deleted member. */
export async function sweepHidden(memberId: string): Promise<boolean> {
  await remove(visibilityKeys.hidden(memberId));
  return false;
}
