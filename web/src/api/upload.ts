import { REQUEST_TIMEOUT } from '../../../shared/limits.ts';
import { type UploadKind, uploadRefusal, uploadRule } from '../../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../../shared/texts/media/media.ts';
import { api } from './client.ts';
import { ApiError } from './error.ts';

export interface UploadOptions {
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

const TRIES = 2;

/** An upload counts once: the answer to the first was lost, and the browser has sent it again by itself. */
const THERE_ALREADY = 412;

/** A failed upload in our own words; those of the bucket are not meant for people. */
const failure = (status: number, code: string, message: string): ApiError =>
  new ApiError({
    kind: status === 0 ? 'network' : 'answer',
    status,
    body: { message, error: message, code },
  });

/** Browsers know no content type of some documents; their names end in it. */
function contentTypeOf(file: Blob, kind: UploadKind): string {
  const extension = file instanceof File ? file.name.split('.').at(-1)?.toLowerCase() : undefined;
  if (file.type !== '' || extension === undefined) return file.type.split(';')[0] ?? '';
  const [contentType = ''] =
    Object.entries(uploadRule(kind).types).find(([, known]) => known === extension) ?? [];
  return contentType;
}

/** Sends the bytes to the bucket; given up when nothing moves for as long as a call may take. */
function put(
  url: string,
  headers: Record<string, string>,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isMoving = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, REQUEST_TIMEOUT);
    };
    const abort = () => request.abort();
    const fail = () => reject(failure(request.status, 'UPLOAD_FAILED', texts.uploadFailed));

    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      isMoving();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const isStored = request.status >= 200 && request.status < 300;
      if (isStored || request.status === THERE_ALREADY) resolve();
      else fail();
    };
    request.onerror = fail;
    request.onabort = () => (signal?.aborted ? reject(signal.reason) : fail());
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    isMoving();
    request.send(file);
  });
}

/**
 * Uploads a file straight to the bucket. An upload that breaks off is begun anew once.
 *
 * @returns the path that calls with pictures, documents or videos accept
 * @throws ApiError when the file is not of its kind, too large, or could not be sent; its message is for people
 * @throws the signal's reason when it was aborted
 */
export async function upload(file: Blob, kind: UploadKind, options: UploadOptions = {}): Promise<string> {
  const { onProgress, signal } = options;
  const contentType = contentTypeOf(file, kind);
  const refusal = uploadRefusal(kind, contentType, file.size);
  if (refusal) throw failure(400, 'INVALID', refusal);
  for (let tries = 1; ; tries++) {
    const body = { kind, contentType, size: file.size };
    const { url, headers, path } = await api.uploads.create({ body }, { signal });
    signal?.throwIfAborted();
    try {
      await put(url, headers, file, options);
      onProgress?.(1);
      return path;
    } catch (error) {
      if (signal?.aborted || tries === TRIES) throw error;
      onProgress?.(0);
    }
  }
}
