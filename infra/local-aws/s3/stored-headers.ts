import { validateHeaderValue } from 'node:http';
import { invalidArgument } from './protocol/errors.ts';

/** Standard headers that are stored with an object and served with it. */
export const STANDARD_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
]);

/**
 * The headers of an upload that are stored: the standard ones and `x-amz-meta-*`.
 *
 * @throws S3Error InvalidArgument for a value that is not valid in a response header.
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

/** Returns the value if it is valid in a header; otherwise throws S3Error InvalidArgument. */
export function sendable(name: string, value: string): string {
  try {
    validateHeaderValue(name, value);
    return value;
  } catch {
    throw invalidArgument(`The value of ${name} cannot be sent as a header.`);
  }
}

// `aws-chunked` describes the transfer of the upload and not the object.
function withoutTransferEncoding(encodings: string): string {
  const names = encodings.split(',').map((name) => name.trim());
  return names.filter((name) => name !== 'aws-chunked').join(',');
}
