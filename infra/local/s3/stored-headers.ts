import { validateHeaderValue } from 'node:http';
import { invalidArgument } from './errors.ts';

/** Standard headers that belong to an object and are served with it. */
export const STANDARD_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
]);

/**
 * What to keep of the headers of an upload: the standard ones and `x-amz-meta-*`.
 *
 * @throws S3Error InvalidArgument for a value that could never be sent back as a header.
 */
export function storedHeaders(headers: ReadonlyMap<string, string>): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, given] of headers) {
    if (!STANDARD_HEADERS.has(name) && !name.startsWith('x-amz-meta-')) continue;
    const value = name === 'content-encoding' ? withoutTransferEncoding(given) : given;
    if (value !== '') kept[name] = sendable(name, value);
  }
  return kept;
}

/** Gives the value back if HTTP can carry it in a header; throws S3Error InvalidArgument else. */
export function sendable(name: string, value: string): string {
  try {
    validateHeaderValue(name, value);
    return value;
  } catch {
    throw invalidArgument(`The value of ${name} cannot be sent as a header.`);
  }
}

// `aws-chunked` says how the upload travels, not what the object is.
function withoutTransferEncoding(encodings: string): string {
  const names = encodings.split(',').map((name) => name.trim());
  return names.filter((name) => name !== 'aws-chunked').join(',');
}
