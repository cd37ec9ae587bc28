import { AsyncLocalStorage } from 'node:async_hooks';
import { blockedAmong, type Hidden, nobodyHidden, readHidden } from './hidden.ts';

/** Whoever the running call answers, with who is hidden from them: read once, when it is first needed. */
export type Viewer = () => Promise<Hidden>;

const running = new AsyncLocalStorage<Viewer>();

/**
 * The viewer of a call.
 *
 * @param account their account: it says whether anybody is hidden from them, so that most members read nothing here
 */
export function newViewer(memberId: string, account: Promise<{ hasHidden?: boolean }>): Viewer {
  let known: Promise<Hidden> | undefined;
  return () => {
    known ??= account.then(({ hasHidden }) => (hasHidden ? readHidden(memberId) : nobodyHidden(memberId)));
    return known;
  };
}

/** Runs the work of a call for its viewer. */
export const withViewer = <T>(viewer: Viewer, work: () => T): T => running.run(viewer, work);

const nobody = nobodyHidden('');

/**
 * Who is hidden from the viewer as far as one item tells, so that a list can look for others in their place. Nobody is
 * hidden from what runs without a viewer, such as jobs.
 */
export const hiddenHere = async (): Promise<Hidden> => (await running.getStore()?.()) ?? nobody;

/** Those of some members who are hidden from the viewer. */
export const hiddenAmong = async (memberIds: Iterable<string>): Promise<Set<string>> =>
  blockedAmong(await hiddenHere(), memberIds);

/** Whether a member is hidden from the viewer: then neither they nor what is theirs exist for them. */
export const isHidden = async (memberId: string): Promise<boolean> =>
  (await hiddenAmong([memberId])).has(memberId);
