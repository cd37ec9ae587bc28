import { removeMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { query, type Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { inState } from './relation-writes.ts';
import { withdrawRequest } from './requests.ts';

const PAGE = 25;

/** The writes that end what a vanished member was to another, with the other's count. */
function ending(memberId: string, { otherId, state, requestedAt }: RelationItem): Write[] {
  const mine: Write = { delete: connectionKeys.relation(memberId, otherId) };
  if (state === 'pending_recipient')
    return [
      mine,
      { delete: connectionKeys.relation(otherId, memberId), ...inState('pending_sender', requestedAt) },
    ];
  if (state !== 'connected') return [mine];
  return [
    mine,
    { delete: connectionKeys.relation(otherId, memberId), ...inState('connected', requestedAt) },
    {
      key: memberKeys.card(otherId),
      update: 'SET connectionCount = connectionCount - :one',
      condition: 'attribute_exists(pk)',
      values: { ':one': 1 },
    },
  ];
}

async function end(memberId: string, relation: Stored<RelationItem>): Promise<void> {
  const { otherId, state } = relation;
  if (state === 'pending_sender' && (await withdrawRequest(memberId, otherId))) return;
  try {
    await transact(ending(memberId, relation));
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    // The other is leaving as well, or their side has gone before: nothing is counted there any more.
    await removeMany([relation]);
  }
}

/**
 * Ends a page of what a vanished member was to others.
 *
 * @returns whether more may be left
 */
export async function sweepRelations(memberId: string): Promise<boolean> {
  const { items, more } = await query<RelationItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :relations)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':relations': connectionKeys.relation(memberId, '').sk,
    },
    ConsistentRead: true,
    Limit: PAGE,
  });
  for (const relation of items) await end(memberId, relation);
  return more;
}
