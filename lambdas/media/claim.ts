import { INLINE_PICTURES_MAX } from '../../shared/limits.ts';
import { isPicture, type UploadKind } from '../../shared/rules/upload-kinds.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import type { Effect } from '../table/effect.ts';
import { copy, put } from './bucket.ts';
import { claimPicture } from './claim-picture.ts';
import { dispositionOf, safeName } from './disposition.ts';
import { FileGoneError, TooManyInlineError } from './errors.ts';
import { isUploadKey, mediaKey, mediaPath } from './file-keys.ts';
import { findSource, type Source } from './source.ts';

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
   * @throws FileGoneError when an upload was replaced since it was checked
   * @throws FilesUnavailableError when the bucket cannot be reached
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
      else if (!(await copy(source, key, served))) throw new FileGoneError();
    },
  };
}

/** A file that a call brings along, where it comes from, and the id under which it is to be stored. */
interface Candidate extends Wanted {
  found: Source;
  mediaId: string;
}

const claimOne = async ({ kind, name, found, mediaId }: Candidate, memberId: string) =>
  isPicture(kind) ? claimPicture(kind, found, memberId, mediaId) : claimFile(found, name, memberId, mediaId);

/** The body of a call bounds the bytes of its data URLs, but not the work that it takes to decode them. */
function refuseManyInline(candidates: Candidate[]): void {
  const inline = candidates.filter(
    ({ kind, found }) => isPicture(kind) && kind !== 'post-image' && 'content' in found,
  );
  if (inline.length > INLINE_PICTURES_MAX) throw new TooManyInlineError();
}

/** Counts files towards the member's day, but for uploads, which were counted when their link was made. */
export async function countFiles(memberId: string, sources: Source[]): Promise<void> {
  const counted = sources.filter((found) => !('key' in found && isUploadKey(found.key)));
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  if (counted.length > 0)
    await countUses(memberId, [
      { kind: 'uploads', by: counted.length },
      { kind: 'uploadBytes', by: bytes },
    ]);
}

/** Pictures of one call that are processed at the same moment. */
const AT_ONCE = 4;

async function claimAll(candidates: Candidate[], memberId: string) {
  const claimed = [];
  for (let at = 0; at < candidates.length; at += AT_ONCE)
    claimed.push(
      ...(await Promise.all(candidates.slice(at, at + AT_ONCE).map((one) => claimOne(one, memberId)))),
    );
  return claimed;
}

/**
 * Checks files that a call brings along: each must be of its kind by its first bytes, of a bearable size, and an
 * upload must be the caller's own. Pictures are processed: nobody is ever served one as it was sent. Files count towards
 * the uploads of the owner's day, whatever way they came.
 *
 * @param effect of the call: once this has returned, the call may write
 * @throws TooManyInlineError when there are too many data URLs; what `findSource` and `claimPicture` throw
 * @throws DailyLimitError when the day's uploads are used up; what `effect.allowed` throws
 */
export async function claim(effect: Effect, wanted: Wanted[], { memberId, newId }: Owner): Promise<Claimed> {
  const candidates = await Promise.all(
    wanted.map(async (one): Promise<Candidate> => {
      const mediaId = newId();
      return { ...one, mediaId, found: await findSource(one.kind, one.source, memberId) };
    }),
  );
  refuseManyInline(candidates);
  await effect.allowed();
  await countFiles(
    memberId,
    candidates.map(({ found }) => found),
  );
  const checked = await claimAll(candidates, memberId);
  return {
    files: checked.map(({ file }) => file),
    store: async () => void (await Promise.all(checked.map(({ store }) => store()))),
  };
}
