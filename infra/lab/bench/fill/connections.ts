import type { RelationItem } from '../../../../lambdas/connections/store/items.ts';
import { connectionKeys } from '../../../../lambdas/connections/store/keys.ts';
import { HOUR } from '../../../../shared/limits.ts';
import { fewOrMany } from './chance.ts';
import { type Community, HUB_MEMBER } from './community.ts';
import { type StoredItem, stored } from './stored.ts';

const OWN_CONNECTIONS = 3;
const MOST_OWN = 50;

/** Three of ten members are connected with the hub member, and some with other digits have asked. */
export const CONNECTED_WITH_HUB_MEMBER = [1, 2, 3];
const ASKED_HUB_MEMBER = [4, 6, 7];
const ASKERS = 60;

function* connect(community: Community, asker: number, asked: number): Generator<StoredItem> {
  const time = community.sometime();
  const [requestedAt, connectionId] = [community.newId(time), community.newId(time + HOUR / 2)];
  const pair = [
    [asker, asked],
    [asked, asker],
  ] as const;
  for (const [one, other] of pair) {
    const [memberId, otherId] = [community.id(one), community.id(other)];
    const relation: RelationItem = { otherId, state: 'connected', requestedAt };
    yield stored(connectionKeys.relation(memberId, otherId), {
      ...connectionKeys.byConnection(memberId, connectionId),
      ...relation,
    });
    community.connectionCount[one] = (community.connectionCount[one] ?? 0) + 1;
  }
  yield* community.notify(asked, {
    _id: requestedAt,
    type: 'connection_request',
    sender: asker,
    read: true,
  });
  yield* community.notify(asker, { _id: connectionId, type: 'connection_accepted', sender: asked });
}

function* ask(community: Community, asker: number, asked: number): Generator<StoredItem> {
  const requestedAt = community.newId(community.sometime());
  const [askerId, askedId] = [community.id(asker), community.id(asked)];
  yield stored(connectionKeys.relation(askedId, askerId), {
    ...connectionKeys.byRequest(askedId, requestedAt),
    otherId: askerId,
    state: 'pending_recipient',
    requestedAt,
  });
  yield stored(connectionKeys.relation(askerId, askedId), {
    otherId: askedId,
    state: 'pending_sender',
    requestedAt,
  });
  yield* community.notify(asked, { _id: requestedAt, type: 'connection_request', sender: asker });
}

/**
 * Connections and requests: each member has asked a few of those before them, most of all the earliest, so that some
 * have hundreds; three of ten are connected with the hub member.
 */
export function* connections(community: Community): Generator<StoredItem> {
  const { size, chance } = community;
  for (let member = 2; member < size; member += 1) {
    if (community.isQuiet(member)) continue;
    const known = new Set([HUB_MEMBER, member]);
    for (let left = 1 + fewOrMany(chance, OWN_CONNECTIONS, MOST_OWN); left > 0; left -= 1) {
      const other = community.somebody(member);
      if (known.has(other)) continue;
      known.add(other);
      yield* connect(community, member, other);
    }
  }
  for (const member of community.engaged(size, CONNECTED_WITH_HUB_MEMBER))
    yield* member % 2 ? connect(community, member, HUB_MEMBER) : connect(community, HUB_MEMBER, member);
  for (const member of community.engaged(Math.max(ASKERS, size / 100), ASKED_HUB_MEMBER))
    yield* ask(community, member, HUB_MEMBER);
}
