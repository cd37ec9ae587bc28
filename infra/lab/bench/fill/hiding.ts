import type { HiddenItem } from '../../../../lambdas/visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../../../../lambdas/visibility/keys.ts';
import { type Community, QUIET } from './community.ts';
import { type StoredItem, stored } from './stored.ts';

/** Whom the first quiet member mutes and blocks: places in the order of sign-ups. */
const MUTED = { from: 1, to: 30 };
const BLOCKED = { from: 31, to: 60 };

const between = ({ from, to }: typeof MUTED): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const edgeOf = (community: Community, kind: EdgeKind, member: number, other: number): StoredItem => {
  const [memberId, otherId] = [community.id(member), community.id(other)];
  const key = kind === 'block' ? visibilityKeys.block : visibilityKeys.mute;
  return stored(key(memberId, otherId), {
    ...visibilityKeys.byOther(kind, otherId, memberId),
    _id: community.newId(community.sometime()),
    otherId,
  });
};

const hidden = (community: Community, member: number, item: HiddenItem): StoredItem => {
  community.hiding.add(member);
  return stored(visibilityKeys.hidden(community.id(member)), item);
};

/** Blocks and mutes of members who have nothing to do with others: the first mutes and blocks more than a page each. */
export function* hiding(community: Community): Generator<StoredItem> {
  const ids = (members: number[]) => new Set(members.map((one) => community.id(one)));
  const [muted, blocked] = [between(MUTED), between(BLOCKED)];
  for (const other of muted) yield edgeOf(community, 'mute', QUIET, other);
  for (const other of blocked) {
    yield edgeOf(community, 'block', QUIET, other);
    yield hidden(community, other, { blockers: ids([QUIET]) });
  }
  yield hidden(community, QUIET, { blocked: ids(blocked), muted: ids(muted) });
  const each = QUIET + 1;
  for (let member = QUIET + each; member + each < community.size; member += 2 * each) {
    yield edgeOf(community, 'block', member, member + each);
    yield hidden(community, member, { blocked: ids([member + each]) });
    yield hidden(community, member + each, { blockers: ids([member]) });
  }
}
