import type { ProfileChange } from '../../shared/model/member.ts';
import { claim, type Owner, type Wanted } from '../media/claim.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { MemberGoneError } from '../members/store/errors.ts';
import type { MemberItem } from '../members/store/items.ts';
import { readMember } from '../members/store/members.ts';
import { hasPictures, picturesOf, withPictures } from '../members/store/profile-pictures.ts';
import type { Effect } from '../table/effect.ts';

/** New pictures, each once, by kind and source: what the profile shows already is not new. */
function newPictures(sent: ProfileChange, shown: ReadonlySet<string>): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  withPictures(sent, (source, kind) => {
    if (!shown.has(source)) wanted.set(`${kind} ${source}`, { kind, source });
    return source;
  });
  return wanted;
}

/** A change of a profile whose pictures are stored, and the member if they had to be read. */
export interface Stored {
  change: ProfileChange;
  seen?: MemberItem;
}

/**
 * Stores the new pictures of a change, all of them or none.
 *
 * Whatever may be left behind is written down first: the new pictures if the change does not happen, and those it
 * replaces if it does. The job that cleans up keeps what the profile shows by then.
 *
 * @returns the change with the paths under which its pictures are served
 * @throws MemberGoneError when there is no such member, or what `claim` throws
 */
export async function storePictures(effect: Effect, sent: ProfileChange, owner: Owner): Promise<Stored> {
  if (!hasPictures(sent)) return { change: sent };
  const { memberId } = owner;
  const member = await readMember(memberId, { consistent: true });
  if (!member) throw new MemberGoneError();

  const shown = picturesOf(member);
  const wanted = newPictures(sent, shown);
  const { files, store } = await claim(effect, [...wanted.values()], owner);
  const paths = files.map(({ path }) => path);
  const pathOf = new Map([...wanted.keys()].map((key, i) => [key, paths[i]]));
  const change = withPictures(sent, (source, kind) => pathOf.get(`${kind} ${source}`) ?? source);

  const shownNext = picturesOf({ ...member, ...change });
  const dropped = [...shown].filter((picture) => !shownNext.has(picture));
  if (paths.length + dropped.length > 0) await dropUnlessShown({ memberId, paths: [...paths, ...dropped] });
  await store();
  return { change, seen: member };
}
