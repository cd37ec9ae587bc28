import { whenChanged } from '../events/source.ts';
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
const hidingSource = (kind: EdgeKind, type: HidingEvent['type']) =>
  whenChanged(visibilityKeys[kind], ['INSERT', 'MODIFY'], ({ key, before, after }): HidingEvent[] => {
    if (!after || after._id === before?._id) return [];
    const { memberId = '' } = visibilityKeys[kind].valuesOf(key) ?? {};
    return [{ type, kind, edgeId: after._id, memberId, otherId: after.otherId }];
  });

export const hidingEvents = [hidingSource('block', 'member.blocked'), hidingSource('mute', 'member.muted')];
