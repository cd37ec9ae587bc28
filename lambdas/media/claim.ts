import { tooLarge, type UploadKind, uploadRule } from '../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../shared/texts.ts';
import { BadRequest, HttpError } from '../http/errors.ts';
import { copy, type Peek, peek, put, type ServedAs } from './bucket.ts';
import { contentTypeOf, HEAD_BYTES } from './content-type.ts';
import { type DataUrl, parseDataUrl } from './data-url.ts';
import { dispositionOf, safeName } from './disposition.ts';
import { mediaKey, mediaKeyOf, mediaPath, uploadKeyOf } from './places.ts';

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

interface Source {
  head: Uint8Array;
  size: number;
  declared: string;
  save(key: string, served: ServedAs): Promise<void>;
}

const gone = () => new BadRequest(texts.gone);

async function openStored(key: string, kind: UploadKind): Promise<Source> {
  const found: Peek | undefined = await peek(key);
  if (!found) throw gone();
  if (found.size > uploadRule(kind).maxBytes) throw new BadRequest(tooLarge(kind));
  return {
    head: found.head,
    size: found.size,
    declared: found.contentType,
    async save(to, served) {
      if (!(await copy(key, found.etag, to, served))) throw gone();
    },
  };
}

function openDataUrl(url: DataUrl, kind: UploadKind): Source {
  if (url.size > uploadRule(kind).maxBytes) throw new HttpError(413, 'TOO_LARGE', tooLarge(kind));
  const bytes = url.decode();
  const head = bytes.subarray(0, HEAD_BYTES);
  return { head, size: url.size, declared: url.declared, save: (to, served) => put(to, bytes, served) };
}

async function open({ kind, source }: Wanted, memberId: string): Promise<Source> {
  // What is stored already may be shown again, here or elsewhere: a copy lives as long as what shows it.
  const key = uploadKeyOf(source, memberId) ?? mediaKeyOf(source, memberId);
  if (key) return openStored(key, kind);
  if (!source.startsWith('data:')) throw gone();
  const url = parseDataUrl(source);
  if (!url) throw new BadRequest(uploadRule(kind).wrongType);
  return openDataUrl(url, kind);
}

async function check(wanted: Wanted, memberId: string, mediaId: string) {
  const { kind, name } = wanted;
  const { types, wrongType } = uploadRule(kind);
  const { head, size, declared, save } = await open(wanted, memberId);
  if (head.length === 0) throw new BadRequest(texts.empty);
  const contentType = await contentTypeOf(kind, head, declared);
  const extension = contentType && types[contentType];
  if (!extension) throw new BadRequest(wrongType);
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
  return { file, store: () => save(key, served) };
}

/**
 * Checks files that a call brings along: each must be of its kind by its first bytes, of a bearable size, and an
 * upload must be the caller's own.
 *
 * @throws BadRequest when one is not of its kind, or no upload of the owner
 * @throws HttpError 413 when a data URL is too large for its kind; 503 when the bucket cannot be reached
 */
export async function claim(wanted: Wanted[], { memberId, newId }: Owner): Promise<Claimed> {
  const checked = await Promise.all(wanted.map((one) => check(one, memberId, newId())));
  return {
    files: checked.map(({ file }) => file),
    store: async () => void (await Promise.all(checked.map(({ store }) => store()))),
  };
}
