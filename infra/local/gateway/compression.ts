import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';

/** The content types of Hearth's responses that CloudFront compresses. */
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

/** Turns a strong ETag into a weak one, because a compressed body differs byte by byte. */
function weakenTag(this: ServerResponse): void {
  const tag = String(this.getHeader('etag') ?? '');
  if (tag.startsWith('"') && this.hasHeader('content-encoding')) this.setHeader('etag', `W/${tag}`);
}

/** Compresses the response with brotli or gzip under the same conditions as CloudFront. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  // Listeners run in reverse order, so this one runs after the decision whether to compress.
  onHeaders(response, weakenTag);
  compress(request, response, () => {});
}
