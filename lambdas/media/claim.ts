import { isPicture, type UploadKind } from '../../shared/rules/upload-kinds.ts';
import { copy, put } from './bucket.ts';
import { claimPicture } from './claim-picture.ts';
import { dispositionOf, safeName } from './disposition.ts';
import { mediaKey, mediaPath } from './places.ts';
import { findSource, gone, type Source } from './source.ts';

/** One file that a call brings along. */
export interface Wanted {
  kind: UploadKind;
  /** A path that `POST /uploads` answered, a path at which a file of the owner is served, or a data URL. */
  source: string;
  /** What its owner calls it, for those who save it. */
  name?: string;
}

/** For whom files are stored, and how they get their ids. */
export interface Owner {
  memberId: string;
  newId(): string;
}

/** A file that was found good. */
export interface GoodFile {
  /** Where it will be served. */
  path: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** By which it is saved; "" when its owner has not named it. */
  name: string;
}

/** Files that were found good. Nothing is stored yet. */
export interface Claimed {
  /** In the order in which they were wanted. */
  files: GoodFile[];
  /**
   * Stores all of them; storing again changes nothing.
   *
   * @throws BadRequest when an upload was replaced since it was checked
   * @throws HttpError 503 when the bucket cannot be reached
   */
  store(): Promise<void>;
}

/** Videos and documents are shown as they are. */
function claimFile(source: Source, name: string | undefined, memberId: string, mediaId: string) {
  const { contentType, extension, size } = source;
  const key = mediaKey(memberId, mediaId, extension);
  const served = {
    ContentType: contentType,
    ContentDisposition: dispositionOf(contentType, extension, name),
  };
  const file: GoodFile = {
    path: mediaPath(key),
    contentType,
    size,
    name: name === undefined ? '' : safeName(name, extension),
  };
  return {
    file,
    async store() {
      if ('content' in source) await put(key, Buffer.from(source.content, 'base64'), served);
      else if (!(await copy(source, key, served))) throw gone();
    },
  };
}

async function claimOne({ kind, source, name }: Wanted, memberId: string, mediaId: string) {
  const found = await findSource(kind, source, memberId);
  return isPicture(kind)
    ? claimPicture(kind, found, memberId, mediaId)
    : claimFile(found, name, memberId, mediaId);
}

/**
 * Checks files that a call brings along: each must be of its kind by its first bytes, of a bearable size, and an
 * upload must be the caller's own. Pictures are processed: nobody is ever served one as it was sent.
 *
 * @throws BadRequest when one is not of its kind, or no upload of the owner
 * @throws HttpError 413 when a data URL is too large for its kind; 503 when the bucket cannot be reached
 */
export async function claim(wanted: Wanted[], { memberId, newId }: Owner): Promise<Claimed> {
  const checked = await Promise.all(wanted.map((one) => claimOne(one, memberId, newId())));
  return {
    files: checked.map(({ file }) => file),
    store: async () => void (await Promise.all(checked.map(({ store }) => store()))),
  };
}
