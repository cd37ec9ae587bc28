import { whenChanged } from '../events/source.ts';
import { type EdgeKind, visibilityKeys } from '../visibility/keys.ts';

/** A member has blocked another, or mutes them from now on; or that was taken back. */
export type HidingEvent = {
  type: 'member.blocked' | 'member.muted' | 'member.unblocked' | 'member.unmuted';
  kind: EdgeKind;
  edgeId: string;
  memberId: string;
  otherId: string;
};

const TYPES = {
  block: { added: 'member.blocked', removed: 'member.unblocked' },
  mute: { added: 'member.muted', removed: 'member.unmuted' },
} as const;

/** What a change of who is hidden from whom means. */
const hidingSource = (kind: EdgeKind) =>
  whenChanged(
    visibilityKeys[kind],
    ['INSERT', 'MODIFY', 'REMOVE'],
    ({ key, before, after }): HidingEvent[] => {
      const edge = after ?? before;
      if (!edge || after?._id === before?._id) return [];
      const { memberId = '' } = visibilityKeys[kind].valuesOf(key) ?? {};
      const type = TYPES[kind][after ? 'added' : 'removed'];
      return [{ type, kind, edgeId: edge._id, memberId, otherId: edge.otherId }];
    },
  );

export const hidingEvents = [hidingSource('block'), hidingSource('mute')];
