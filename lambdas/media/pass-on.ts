import { smallerCopies } from '../../shared/rules/picture-path.ts';
import { copy } from './bucket.ts';
import { dropUnlessShown } from './dropped-files.ts';
import { mediaFolder, mediaKeyOf, mediaOwnerOf, mediaPath } from './file-keys.ts';

/** To whom a picture passes, and for which project it is stored. */
interface Passing {
  to: string;
  projectId: string;
  newId(): string;
}

/** Pictures are stored as WebP; those from before are not. */
const servedAs = (key: string) => ({
  ContentType: `image/${(key.split('.').at(-1) ?? 'webp').replace('jpg', 'jpeg')}`,
  ContentDisposition: 'inline',
});

/**
 * Copies a picture, in all sizes, from the files of whoever has stored it to those of another member. Whichever of the two
 * is not shown in the end is deleted later.
 *
 * @returns the path of the copy, or "" when the picture is gone; undefined when it is no stored file, or theirs already
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function passOn(path: string, { to, projectId, newId }: Passing): Promise<string | undefined> {
  const from = mediaOwnerOf(path);
  const key = from && mediaKeyOf(path, from);
  if (!key || from === to) return undefined;
  const mediaId = newId();
  // What stands behind the id tells the size of the picture.
  const renamed = (old: string): string =>
    mediaFolder(to) + mediaId + old.slice(mediaFolder(from).length + mediaId.length);
  const passed = mediaPath(renamed(key));
  await dropUnlessShown({ memberId: from, projectId, paths: [path] });
  await dropUnlessShown({ memberId: to, projectId, paths: [passed] });
  const keys = [key, ...smallerCopies(path).map((smaller) => smaller.path.slice(1))];
  const done = await Promise.all(keys.map((one) => copy({ key: one }, renamed(one), servedAs(one))));
  return done.includes(false) ? '' : passed;
}
