import type { ProfileChange } from '../../shared/model/member.ts';
import type { MemberItem } from '../data/items.ts';
import { beginJob, type Job, newJob } from '../data/jobs.ts';
import { picturesOf, withPictures } from '../data/profile-pictures.ts';
import { type Claimed, claim, type Owner, type Wanted } from '../media/claim.ts';

/** A change of a profile whose pictures are all found good. */
export interface CheckedChange {
  /** The change with the paths under which new pictures will be served. */
  change: ProfileChange;
  /** Stores the new pictures. Returns the job that cleans up after the change, when there will be anything to clean. */
  store(): Promise<Job | undefined>;
}

/** New pictures, each once, by kind and source: what the profile shows already is not new. */
function newPictures(change: ProfileChange, shown: ReadonlySet<string>): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  withPictures(change, (source, kind) => {
    if (!shown.has(source)) wanted.set(`${kind} ${source}`, { kind, source });
    return source;
  });
  return wanted;
}

/** What is to be deleted if the change does not happen, and what is if it does: the job sees which it was. */
async function storeAndNote({ paths, store }: Claimed, dropped: string[], memberId: string) {
  const left = [...paths, ...dropped];
  if (left.length === 0) return undefined;
  const job = newJob('drop-media', { memberId, paths: left });
  await beginJob(job);
  await store();
  return job;
}

/**
 * Checks the pictures of a change: all are good, or nothing is stored (WIRE, PUT /users/profile).
 *
 * @throws what `claim` throws
 */
export async function checkPictures(
  member: MemberItem,
  sent: ProfileChange,
  owner: Owner,
): Promise<CheckedChange> {
  const shown = picturesOf(member);
  const wanted = newPictures(sent, shown);
  const claimed = await claim([...wanted.values()], owner);
  const places = new Map([...wanted.keys()].map((key, i) => [key, claimed.paths[i] ?? '']));
  const change = withPictures(sent, (source, kind) => places.get(`${kind} ${source}`) ?? source);
  const shownNext = picturesOf({ ...member, ...change });
  const dropped = [...shown].filter((picture) => !shownNext.has(picture));
  return { change, store: () => storeAndNote(claimed, dropped, member._id) };
}
