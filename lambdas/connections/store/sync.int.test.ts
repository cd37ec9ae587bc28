import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { removeMany } from '../../table/batch.ts';
import { newId } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import { get, remove, update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { type Member, newMembers } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { connectionKeys } from './keys.ts';
import { syncStep } from './sync.ts';

expectInvariants();

const { request, accept, list } = contract.connections;

let members: Member[];

const idOf = (at: number): string => members[at]?.user._id ?? '';

async function ask(one: number, other: number): Promise<string> {
  const answer = await members[one]?.call(request, { params: { userId: idOf(other) } });
  return answer?.body.requestId ?? '';
}

async function connect(one: number, other: number): Promise<void> {
  await members[other]?.call(accept, { params: { requestId: await ask(one, other) } });
}

const listOf = async (at: number) => (await members[at]?.call(list))?.body.map(({ _id }) => _id).sort();

const countOf = async (at: number) =>
  (await get(memberKeys.card(idOf(at)), { consistent: true }))?.connectionCount;

const setCount = (at: number, count: number) =>
  update(memberKeys.card(idOf(at)), { update: 'SET connectionCount = :count', values: { ':count': count } });

async function sync(): Promise<Set<string>> {
  const repaired: string[] = [];
  let cursor: string | undefined;
  do {
    const step = await syncStep(cursor);
    repaired.push(...step.repaired);
    cursor = step.cursor;
  } while (cursor !== undefined);
  return new Set(repaired);
}

describe.skipIf(!hasTable)('the sync of a damaged table', () => {
  let repaired: Set<string>;

  beforeAll(async () => {
    members = await newMembers(8);
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [3, 4],
      [1, 5],
    ] as const)
      await connect(one, other);
    await ask(6, 7);
    // What is not counted yet would be counted after the damage.
    await settled();
    const vanished = newId();
    const strayEdge: Key = connectionKeys.relation(idOf(3), vanished);
    // One-sided; counted wrong, too high and too low; an edge to nobody; half a request; not in the list.
    await remove(connectionKeys.relation(idOf(1), idOf(0)));
    await setCount(0, 9);
    await setCount(4, 0);
    await transact([
      {
        put: {
          ...strayEdge,
          ...connectionKeys.byConnection(idOf(3), newId()),
          otherId: vanished,
          state: 'connected',
          requestedAt: newId(),
        },
      },
    ]);
    await remove(connectionKeys.relation(idOf(7), idOf(6)));
    await update(connectionKeys.relation(idOf(5), idOf(1)), { update: 'REMOVE gsi1pk, gsi1sk' });
    repaired = await sync();
  }, 60_000);

  it('makes every edge two-sided, and every list and count exact', async () => {
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(listOf))).toEqual([
      [idOf(1), idOf(2)].sort(),
      [idOf(0), idOf(5)].sort(),
      [idOf(0)],
      [idOf(4)],
      [idOf(3)],
      [idOf(1)],
      [],
      [],
    ]);
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(countOf))).toEqual([2, 2, 1, 1, 1, 1, 0, 0]);
  });

  it('lets the halves of a lost request be asked again', async () => {
    expect(await ask(7, 6)).not.toBe('');
    await removeMany([connectionKeys.relation(idOf(6), idOf(7)), connectionKeys.relation(idOf(7), idOf(6))]);
  });

  it('tells who was changed', () => {
    const ours = new Set(members.map(({ user }) => user._id).filter((id) => repaired.has(id)));
    expect(ours).toEqual(new Set([0, 1, 3, 4, 5, 6].map(idOf)));
  });

  it('leaves alone what is still to be counted', async () => {
    const [recipient, sender] = [idOf(1), idOf(0)];
    const relation = connectionKeys.relation(recipient, sender);
    await update(relation, { update: 'SET uncounted = :true', values: { ':true': true } });
    await Promise.all([setCount(0, 1), setCount(1, 1)]);
    expect(await sync()).toEqual(new Set());
    await update(relation, { update: 'REMOVE uncounted' });
    await Promise.all([setCount(0, 2), setCount(1, 2)]);
  });

  it('changes nothing the second time', async () => {
    expect(await sync()).toEqual(new Set());
  });
});
