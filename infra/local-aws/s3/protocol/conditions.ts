import type { StoredObject } from '../bucket.ts';
import { preconditionFailed, S3Error } from './errors.ts';

type Headers = ReadonlyMap<string, string>;

/** Bytes `from` to `to`, both inclusive. */
interface ByteRange {
  from: number;
  to: number;
}

/**
 * Evaluates the conditional headers of a GET or HEAD, in the order of RFC 9110.
 *
 * @returns whether the client's copy is current (304).
 * @throws S3Error PreconditionFailed
 */
export function isNotModified(object: StoredObject, headers: Headers): boolean {
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
  if (match !== undefined) {
    if (!namesEtag(match, object.etag)) throw preconditionFailed();
  } else if (isModifiedSince(object, headers.get('if-unmodified-since')) === true) {
    throw preconditionFailed();
  }
  if (noneMatch !== undefined) return namesEtag(noneMatch, object.etag);
  return isModifiedSince(object, headers.get('if-modified-since')) === false;
}

/** The precondition of a conditional PUT (`if-none-match: *`, `if-match`); throws S3Error PreconditionFailed. */
export function writePrecondition(headers: Headers): (current: StoredObject | undefined) => void {
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
  return (current) => {
    if (noneMatch !== undefined && current && namesEtag(noneMatch, current.etag)) throw preconditionFailed();
    if (match !== undefined && !(current && namesEtag(match, current.etag))) throw preconditionFailed();
  };
}

/**
 * The byte range that a `range` header requests.
 *
 * @returns undefined for the whole object: no range, several ranges or an invalid one.
 * @throws S3Error InvalidRange when the range begins after the end of the object.
 */
export function requestedRange(object: StoredObject, headers: Headers): ByteRange | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  const condition = headers.get('if-range');
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (condition !== undefined && !isSameVersion(object, condition)) return undefined;

  const end = object.size - 1;
  const from = first === '' ? Math.max(0, object.size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? end : Math.min(end, Number(last));
  if (from > end) {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      ActualObjectSize: String(object.size),
    });
  }
  return { from, to };
}

function namesEtag(list: string, etag: string): boolean {
  const names = list.split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag) || names.includes(etag.replaceAll('"', ''));
}

/** Undefined without a usable date. HTTP dates have whole seconds only. */
function isModifiedSince(object: StoredObject, date = ''): boolean | undefined {
  const since = Date.parse(date);
  return Number.isNaN(since) ? undefined : Math.floor(object.modifiedAt / 1_000) * 1_000 > since;
}

function isSameVersion(object: StoredObject, condition: string): boolean {
  return condition === object.etag || isModifiedSince(object, condition) === false;
}
