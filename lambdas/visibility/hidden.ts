import { getMany } from '../table/batch.ts';
import { get } from '../table/table.ts';
import type { HiddenItem } from './items.ts';
import { visibilityKeys } from './keys.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Who is hidden from one member, as far as one item tells. */
export interface Hidden {
  memberId: string;
  /** Who was blocked, whichever of the two has done it. */
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  /** Whether more have blocked the member than are listed. */
  isPartial: boolean;
}

/** From whom nobody is hidden. */
export const nobodyHidden = (memberId: string): Hidden => ({
  memberId,
  blocked: NOBODY,
  muted: NOBODY,
  isPartial: false,
});

const hiddenFrom = (memberId: string, item: HiddenItem): Hidden => ({
  memberId,
  blocked: new Set([...(item.blocked ?? []), ...(item.blockers ?? [])]),
  muted: item.muted ?? NOBODY,
  isPartial: (item.unlistedBlockers ?? 0) > 0,
});

/** Reads who is hidden from a member, as it stands now. */
export async function readHidden(memberId: string): Promise<Hidden> {
  const item = await get(visibilityKeys.hidden(memberId), { consistent: true });
  return item ? hiddenFrom(memberId, item) : nobodyHidden(memberId);
}

/** Reads who is hidden from each of some members, as it stands now. */
export async function readHiddenOf(memberIds: Iterable<string>): Promise<(memberId: string) => Hidden> {
  const keys = [...new Set(memberIds)].map((id) => visibilityKeys.hidden(id));
  const items = await getMany(keys, { consistent: true });
  const found = new Map(items.map((item) => [visibilityKeys.hidden.valuesOf(item)?.memberId, item]));
  return (memberId) => {
    const item = found.get(memberId);
    return item ? hiddenFrom(memberId, item) : nobodyHidden(memberId);
  };
}

/**
 * Whether any of some members has blocked another who has not blocked them: what is theirs must then look as if it were
 * not there. Whoever has blocked somebody knows it, and is told nothing by seeing them.
 */
export async function isBlockedByAny(memberId: string, otherIds: Iterable<string>): Promise<boolean> {
  const others = [...new Set(otherIds)].filter((id) => id !== memberId);
  const [blocks, own] = await Promise.all([
    getMany(others.map((id) => visibilityKeys.block(id, memberId))),
    getMany(others.map((id) => visibilityKeys.block(memberId, id))),
  ]);
  const known = new Set(own.map(({ otherId }) => otherId));
  return blocks.some((edge) => !known.has(visibilityKeys.block.valuesOf(edge)?.memberId ?? ''));
}

/**
 * Which of some members a member and they have been hidden from each other, exactly. Where the item does not list all
 * who have blocked the member, each of the others is looked up.
 */
export async function blockedAmong(
  { memberId, blocked, isPartial }: Hidden,
  otherIds: Iterable<string>,
): Promise<Set<string>> {
  const others = [...new Set(otherIds)].filter((id) => id !== memberId);
  const unclear = isPartial ? others.filter((id) => !blocked.has(id)) : [];
  const edges = await getMany(unclear.map((id) => visibilityKeys.block(id, memberId)));
  const blockers = edges.flatMap((edge) => visibilityKeys.block.valuesOf(edge)?.memberId ?? []);
  return new Set([...others.filter((id) => blocked.has(id)), ...blockers]);
}
