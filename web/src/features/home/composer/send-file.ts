import { LONGEST_EDGES } from '../../../../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../../../../shared/texts.ts';
import { ApiError } from '../../../api/error.ts';
import { type UploadOptions, upload } from '../../../api/upload.ts';
import { downsize } from '../../../components/media/downsize.ts';
import { FILE_RULES, type FileKind } from './kinds.ts';

/** A file that has arrived. */
export interface Arrived {
  path: string;
  /** Pixels, of a photo. */
  width?: number;
  height?: number;
}

let turn: Promise<unknown> = Promise.resolve();

/** Does one thing after the other: a dozen photos at once are more than a phone can hold. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done.catch(() => {});
  return done;
}

/** A photo as it will be shown: not larger than needed, with its size in pixels. */
async function prepared(photo: File) {
  try {
    const picture = await downsize(photo, LONGEST_EDGES['post-image']);
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    return { picture, width, height };
  } catch {
    // The browser cannot read it as a picture.
    const message = texts.notAPicture;
    throw new ApiError({ kind: 'answer', status: 400, body: { message, error: message, code: 'INVALID' } });
  }
}

/**
 * Uploads a file of a post; photos are downsized first, and tell their size.
 *
 * @throws ApiError with a message for people
 */
export async function sendFile(file: File, kind: FileKind, options: UploadOptions): Promise<Arrived> {
  if (kind !== 'photo') return { path: await upload(file, FILE_RULES[kind].upload, options) };
  const { picture, width, height } = await inTurn(() => prepared(file));
  return { path: await upload(picture, FILE_RULES[kind].upload, options), width, height };
}
