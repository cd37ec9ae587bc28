import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';

/** What CloudFront compresses of the types that Hearth answers with. */
const TYPES =
  /^(text\/(css|html|javascript|plain|xml)|application\/(javascript|json|xml)|image\/svg\+xml)\b/i;
const STATUSES = new Set([200, 403, 404]);
const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;

function isCompressible(_request: IncomingMessage, response: ServerResponse): boolean {
  const bytes = Number(response.getHeader('content-length') ?? Number.NaN);
  return (
    STATUSES.has(response.statusCode) &&
    TYPES.test(String(response.getHeader('content-type'))) &&
    bytes >= MIN_BYTES &&
    bytes <= MAX_BYTES
  );
}

const compress = compression({ filter: isCompressible, threshold: 0 });

/** What is compressed is the same in meaning, no longer byte by byte. */
function weakenTag(this: ServerResponse): void {
  const tag = String(this.getHeader('etag') ?? '');
  if (tag.startsWith('"') && this.hasHeader('content-encoding')) this.setHeader('etag', `W/${tag}`);
}

/** Compresses what will be answered, by brotli or gzip, as the distribution does for callers that accept it. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  // Listeners run in reverse order: this one once it is decided whether to compress.
  onHeaders(response, weakenTag);
  compress(request, response, () => {});
}
