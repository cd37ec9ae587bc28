import type { Change } from '../table/key.ts';
import { type EdgeKind, visibilityKeys } from '../visibility/keys.ts';

/** A member has blocked another, or mutes them from now on. */
export type HidingEvent = {
  type: 'member.blocked' | 'member.muted';
  kind: EdgeKind;
  edgeId: string;
  memberId: string;
  otherId: string;
};

/** What a change of who is hidden from whom means. */
export function hidingEvents(change: Change): HidingEvent[] {
  for (const [kind, type] of [
    ['block', 'member.blocked'],
    ['mute', 'member.muted'],
  ] as const) {
    const edge = visibilityKeys[kind];
    if (!edge.is(change)) continue;
    const { before, after } = change;
    if (!after || after._id === before?._id) return [];
    const { memberId = '' } = edge.valuesOf(change.key) ?? {};
    return [{ type, kind, edgeId: after._id, memberId, otherId: after.otherId }];
  }
  return [];
}
