import { type UploadKind, uploadRule } from '../../shared/rules/upload-kinds.ts';
import { peek } from './bucket.ts';
import { contentTypeOf, HEAD_BYTES } from './content-type.ts';
import { type DataUrl, parseDataUrl } from './data-url.ts';
import {
  DataUrlTooLargeError,
  EmptyFileError,
  FileGoneError,
  FileTooLargeError,
  WrongTypeError,
} from './errors.ts';
import { mediaKeyOf, uploadKeyOf } from './file-keys.ts';

/** Where a file comes from that was found good. */
export type Source = {
  /** One of the content types of its kind. */
  contentType: string;
  /** Its file name extension. */
  extension: string;
  /** Bytes. */
  size: number;
} & (
  | { key: string; etag: string }
  /** Base64. */
  | { content: string }
);

interface Found {
  head: Uint8Array;
  size: number;
  declared: string;
}

async function openStored(key: string, kind: UploadKind) {
  const found = await peek(key);
  if (!found) throw new FileGoneError();
  if (found.size > uploadRule(kind).maxBytes) throw new FileTooLargeError(kind);
  const { head, size, contentType, etag } = found;
  return { head, size, declared: contentType, from: { key, etag } };
}

function openDataUrl({ content, declared, size, decode }: DataUrl, kind: UploadKind) {
  if (size > uploadRule(kind).maxBytes) throw new DataUrlTooLargeError(kind);
  return { head: decode().subarray(0, HEAD_BYTES), size, declared, from: { content } };
}

async function open(kind: UploadKind, source: string, memberId: string) {
  // What is stored already may be shown again, here or elsewhere: a copy lives as long as what shows it.
  const key = uploadKeyOf(source, memberId) ?? mediaKeyOf(source, memberId);
  if (key) return openStored(key, kind);
  if (!source.startsWith('data:')) throw new FileGoneError();
  const url = parseDataUrl(source);
  if (!url) throw new WrongTypeError(kind);
  return openDataUrl(url, kind);
}

async function typeOf(kind: UploadKind, { head, declared }: Found) {
  if (head.length === 0) throw new EmptyFileError();
  const contentType = await contentTypeOf(kind, head, declared);
  const extension = contentType && uploadRule(kind).types[contentType];
  if (!extension) throw new WrongTypeError(kind);
  return { contentType, extension };
}

/**
 * Finds a file that a call names, and checks that it is of its kind by its first bytes, and of a bearable size.
 *
 * @param source a path that `POST /uploads` answered, a path at which a file of the owner is served, or a data URL
 * @throws FileGoneError when it is no file of the owner; EmptyFileError, WrongTypeError, FileTooLargeError or
 * DataUrlTooLargeError when it is not of its kind
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function findSource(kind: UploadKind, source: string, memberId: string): Promise<Source> {
  const found = await open(kind, source, memberId);
  return { ...(await typeOf(kind, found)), size: found.size, ...found.from };
}
