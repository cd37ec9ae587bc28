import type { Call } from './protocol/call.ts';
import { invalidArgument } from './protocol/errors.ts';
import { type Reply, xmlReply } from './protocol/reply.ts';
import { parameter } from './protocol/request.ts';
import { uriEncode } from './protocol/signature-v4.ts';
import { textElement } from './protocol/xml.ts';

interface ListQuery {
  prefix: string;
  /** Keys with the same text between prefix and delimiter are listed as one common prefix. */
  delimiter: string;
  maxKeys: number;
  /** Lists keys after this one. */
  startAfter: string;
  /** The `next` of the previous page. */
  continueAfter: string;
}

interface Listing {
  keys: string[];
  commonPrefixes: string[];
  /** The last entry of this page if there are more pages. */
  next: string | undefined;
}

const MAX_KEYS = 1_000;

/** Lists one page of keys in the byte order of UTF-8, as S3 does. */
export function listKeys(keys: Iterable<string>, query: ListQuery): Listing {
  const { prefix, delimiter, maxKeys, startAfter, continueAfter } = query;
  const listing: Listing = { keys: [], commonPrefixes: [], next: undefined };
  const candidates = [...keys].filter((key) => key.startsWith(prefix) && isAfter(key, startAfter));
  let last = continueAfter;
  for (const key of candidates.sort(byBytes)) {
    const group = commonPrefix(key, prefix, delimiter);
    const entry = group ?? key;
    if (!isAfter(entry, last)) continue;
    if (listing.keys.length + listing.commonPrefixes.length >= maxKeys) {
      return { ...listing, next: maxKeys > 0 ? last : undefined };
    }
    (group === undefined ? listing.keys : listing.commonPrefixes).push(entry);
    last = entry;
  }
  return listing;
}

/** Implements ListObjectsV2. */
export function listObjects({ request, store }: Call): Reply {
  if (parameter(request, 'list-type') !== '2') throw invalidArgument('list-type must be 2');
  const bucket = store.bucket(request.bucket);
  const token = parameter(request, 'continuation-token');
  const prefix = parameter(request, 'prefix') ?? '';
  const maxKeys = parseMaxKeys(parameter(request, 'max-keys'));
  const encode = parameter(request, 'encoding-type') === 'url' ? uriEncode : (text: string) => text;
  const { keys, commonPrefixes, next } = listKeys(bucket.keys(), {
    prefix,
    delimiter: parameter(request, 'delimiter') ?? '',
    maxKeys,
    startAfter: parameter(request, 'start-after') ?? '',
    continueAfter: token === undefined ? '' : Buffer.from(token, 'base64url').toString(),
  });

  const contents = keys.flatMap((key) => bucket.find(key) ?? []);
  const rows = [
    textElement('Name', request.bucket),
    textElement('Prefix', encode(prefix)),
    textElement('KeyCount', keys.length + commonPrefixes.length),
    textElement('MaxKeys', maxKeys),
    textElement('IsTruncated', next !== undefined),
    ...(next === undefined
      ? []
      : [textElement('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
    ...contents.map(
      ({ key, modifiedAt, etag, size }) =>
        `<Contents>${textElement('Key', encode(key))}${textElement('LastModified', new Date(modifiedAt).toISOString())}${textElement('ETag', etag)}${textElement('Size', size)}${textElement('StorageClass', 'STANDARD')}</Contents>`,
    ),
    ...commonPrefixes.map(
      (entry) => `<CommonPrefixes>${textElement('Prefix', encode(entry))}</CommonPrefixes>`,
    ),
  ];
  return xmlReply(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${rows.join('')}</ListBucketResult>`,
  );
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

function parseMaxKeys(text: string | undefined): number {
  if (text === undefined) return MAX_KEYS;
  if (!/^\d+$/.test(text))
    throw invalidArgument('Argument max-keys must be an integer between 0 and 2147483647');
  return Math.min(MAX_KEYS, Number(text));
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const isAfter = (entry: string, position: string): boolean => byBytes(entry, position) > 0;
