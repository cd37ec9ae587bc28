import { smallerCopies } from '../../shared/rules/picture-path.ts';
import { copy } from './bucket.ts';
import { dropUnlessShown, type ShownAt } from './dropped-files.ts';
import { mediaFolder, mediaKeyOf, mediaOwnerOf, mediaPath } from './file-keys.ts';

/** To whom a file passes, and where it is shown. */
interface Passing {
  to: string;
  shownAt: ShownAt;
  newId(): string;
}

/**
 * Copies a file, a picture in all sizes, from the files of whoever has stored it to those of another member. Whichever of
 * the two is not shown in the end is deleted later.
 *
 * @returns the path of the copy, or "" when the file is gone; undefined when it is no stored file, or theirs already
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function passOn(path: string, { to, shownAt, newId }: Passing): Promise<string | undefined> {
  const from = mediaOwnerOf(path);
  const key = from && mediaKeyOf(path, from);
  if (!key || from === to) return undefined;
  const mediaId = newId();
  // What stands behind the id tells the size of the picture.
  const renamed = (old: string): string =>
    mediaFolder(to) + mediaId + old.slice(mediaFolder(from).length + mediaId.length);
  const passed = mediaPath(renamed(key));
  await dropUnlessShown({ ...shownAt, memberId: from, paths: [path] });
  await dropUnlessShown({ ...shownAt, memberId: to, paths: [passed] });
  const keys = [key, ...smallerCopies(path).map((smaller) => smaller.path.slice(1))];
  const done = await Promise.all(keys.map((one) => copy({ key: one }, renamed(one))));
  return done.includes(false) ? '' : passed;
}
