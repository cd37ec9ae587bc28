import type { Effect } from '../table/effect.ts';
import { copy, put } from './bucket.ts';
import { countFiles, type Wanted } from './claim.ts';
import { safeName } from './disposition.ts';
import { FileGoneError } from './errors.ts';
import { servedPrivately } from './served-privately.ts';
import { findSource } from './source.ts';

/** A file that was found good, and is to be served by signed links alone. */
export interface PrivateFile {
  /** By which it is saved. */
  name: string;
  /** Bytes. */
  size: number;
  /**
   * Stores it; storing again changes nothing.
   *
   * @throws FileGoneError when the upload was replaced since it was checked
   * @throws FilesUnavailableError when the bucket cannot be reached
   */
  store(): Promise<void>;
}

/**
 * Checks a document that a call brings along, like `claim`. It is stored where nothing is served.
 *
 * @param effect of the call: once this has returned, the call may write
 * @param key under which it is stored
 * @throws what `claim` throws
 */
export async function claimPrivate(
  effect: Effect,
  { kind, file, name }: Pick<Wanted, 'kind'> & { file: string; name: string },
  memberId: string,
  key: string,
): Promise<PrivateFile> {
  const found = await findSource(kind, file, memberId);
  await effect.allowed();
  await countFiles(memberId, [found]);
  const { contentType, extension, size } = found;
  const served = servedPrivately(contentType, extension, name);
  return {
    name: safeName(name, extension),
    size,
    async store() {
      if ('content' in found) await put(key, Buffer.from(found.content, 'base64'), served);
      else if (!(await copy(found, key, served))) throw new FileGoneError();
    },
  };
}
