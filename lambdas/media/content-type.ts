import { fileTypeFromBuffer } from 'file-type';
import { type UploadKind, uploadRule } from '../../shared/rules/upload-kinds.ts';

/** Enough of a file to tell what it is. */
export const HEAD_BYTES = 4_096;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What first bytes may stand for where they do not tell, or tell more than a file's type. */
const STANDS_FOR: Record<string, readonly string[]> = {
  'image/apng': ['image/png'],
  'video/x-m4v': ['video/mp4'],
  'application/x-cfb': ['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'],
  'application/zip': [
    `${OFFICE}.wordprocessingml.document`,
    `${OFFICE}.spreadsheetml.sheet`,
    `${OFFICE}.presentationml.presentation`,
  ],
};

/** Whether bytes are the beginning of a UTF-8 text; a character that is cut in half at the end does not matter. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * What a file is, by its first bytes. What its sender says of it only counts among types with the same first bytes.
 *
 * @param head the first `HEAD_BYTES`
 * @param declared the content type that the sender names
 * @returns one of the content types of the kind; undefined for anything else
 */
export async function contentTypeOf(
  kind: UploadKind,
  head: Uint8Array,
  declared: string,
): Promise<string | undefined> {
  const magic = (await fileTypeFromBuffer(head))?.mime ?? (isText(head) ? 'text/plain' : '');
  const { types } = uploadRule(kind);
  const possible = (STANDS_FOR[magic] ?? [magic]).filter((type) => Object.hasOwn(types, type));
  return possible.length > 1 ? possible.find((type) => type === declared) : possible[0];
}
