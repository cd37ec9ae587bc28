import { LONGEST_EDGES } from '../../../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../../../shared/texts/media/media.ts';
import { ApiError } from '../../api/error.ts';
import { type UploadOptions, upload } from '../../api/upload.ts';
import { downsize } from '../media/downsize.ts';
import { FILE_UPLOADS, type FileKind } from './file-kinds.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Does one thing after the other: a dozen photos at once are more than a phone can hold. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done.catch(() => {});
  return done;
}

/** A photo that is not larger than needed. */
async function prepared(photo: File): Promise<Blob> {
  try {
    return await downsize(photo, LONGEST_EDGES['post-image']);
  } catch {
    // The browser cannot read it as a picture.
    const message = texts.notAPicture;
    throw new ApiError({ kind: 'answer', status: 400, body: { message, error: message, code: 'INVALID' } });
  }
}

/**
 * Uploads a file; photos are downsized first.
 *
 * @returns its path
 * @throws ApiError with a message for people
 */
export async function sendFile(file: File, kind: FileKind, options: UploadOptions): Promise<string> {
  const sent = kind === 'photo' ? await inTurn(() => prepared(file)) : file;
  return upload(sent, FILE_UPLOADS[kind].upload, options);
}
