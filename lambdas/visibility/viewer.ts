import { blockedAmong, type Hidden, nobodyHidden, readHidden } from './hidden.ts';

/** For whom something is read: every read that hides people takes one. */
export interface Viewer {
  /** Who is hidden from them, as far as one item tells: read once, when it is first needed. */
  hidden(): Promise<Hidden>;
}

/** A member who looks, such as the caller. */
export interface ViewingMember extends Viewer {
  _id: string;
}

/**
 * A member from whom others may be hidden.
 *
 * @param account theirs: it says whether anybody is hidden from them, so that most members read nothing here
 */
export function newViewer(memberId: string, account: Promise<{ hasHidden?: boolean }>): ViewingMember {
  let known: Promise<Hidden> | undefined;
  return {
    _id: memberId,
    hidden() {
      known ??= account.then(({ hasHidden }) => (hasHidden ? readHidden(memberId) : nobodyHidden(memberId)));
      return known;
    },
  };
}

const nobody = nobodyHidden('');

/** From whom nobody is hidden: for jobs, for visitors, and for whatever is not shown to a member. */
export const unrestricted: Viewer = { hidden: async () => nobody };

/** A member from whom nobody is hidden, such as one who has left. */
export const unrestrictedMember = (memberId: string): ViewingMember => ({ _id: memberId, ...unrestricted });

/** Those of some members who are hidden from a viewer. */
export const hiddenAmong = async (viewer: Viewer, memberIds: Iterable<string>): Promise<Set<string>> =>
  blockedAmong(await viewer.hidden(), memberIds);

/** Those of some members whose doings a viewer is not told of: they are hidden, or the viewer mutes them. */
export async function silentAmong(viewer: Viewer, memberIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...memberIds];
  const { muted } = await viewer.hidden();
  return new Set([...(await hiddenAmong(viewer, ids)), ...ids.filter((id) => muted.has(id))]);
}

/** Whether a member is hidden from a viewer: then neither they nor what is theirs exist for them. */
export const isHidden = async (viewer: Viewer, memberId: string): Promise<boolean> =>
  (await hiddenAmong(viewer, [memberId])).has(memberId);
