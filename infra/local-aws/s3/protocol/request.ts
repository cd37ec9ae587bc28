import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

/** A parsed request with path-style addressing: `/bucket/key`. */
export interface S3Request {
  method: string;
  /** Decoded, with the leading slash. */
  path: string;
  /** Empty for the service itself. */
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  /** Decoded parameters in their order. */
  query: readonly (readonly [name: string, value: string])[];
  /** The received headers, names in lower case; these are signed. */
  rawHeaders: ReadonlyMap<string, string>;
  /** The headers, including `x-amz-*` headers that a presigned URL has as parameters. */
  headers: ReadonlyMap<string, string>;
  /** The name of the operation: `PUT object`, `GET bucket?list-type`, ... */
  operation: string;
  /** The body. Stopping before its end does not close the connection; `return()` releases it. */
  body: AsyncIterableIterator<Buffer>;
}

const REFINING_PARAMETERS = new Set([
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
  'fetch-owner',
  'x-id',
]);

/**
 * Parses a request.
 *
 * @throws S3Error InvalidURI when the URL is not valid percent-encoding.
 */
export function parseRequest(message: IncomingMessage): S3Request {
  const url = message.url ?? '/';
  const method = message.method ?? 'GET';
  const mark = url.indexOf('?');
  const path = decode(mark < 0 ? url : url.slice(0, mark));
  const query = mark < 0 ? [] : parseQuery(url.slice(mark + 1));
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?([\s\S]*)$/.exec(path) ?? [];
  const rawHeaders = headerMap(message.headers);
  const hoisted = query.filter(([name]) => /^x-amz-/i.test(name));
  const headers = new Map([
    ...hoisted.map(([name, value]) => [name.toLowerCase(), value] as const),
    ...rawHeaders,
  ]);

  const target = bucket === '' ? 'service' : key === '' ? 'bucket' : 'object';
  const selecting = query.map(([name]) => name).filter((name) => !isRefining(name));
  const operation = `${method} ${target}${selecting.length > 0 ? `?${selecting.sort().join('&')}` : ''}`;
  const body: AsyncIterableIterator<Buffer> = message.iterator({ destroyOnReturn: false });
  return { method, path, bucket, key, query, rawHeaders, headers, operation, body };
}

/** Headers by name, without those that Node represents as arrays (`set-cookie`). */
export function headerMap(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

/** The value of a query parameter, or undefined. */
export function parameter(request: S3Request, name: string): string | undefined {
  return request.query.find(([candidate]) => candidate === name)?.[1];
}

function isRefining(name: string): boolean {
  return REFINING_PARAMETERS.has(name) || /^(x-amz-|response-)/i.test(name);
}

function parseQuery(text: string): [string, string][] {
  const pairs = text.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
