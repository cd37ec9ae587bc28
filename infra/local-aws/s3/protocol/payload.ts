import { createHash } from 'node:crypto';
import { payloadMismatch, S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

/** How the signature covers the body: not at all, by its SHA-256, or in `aws-chunked` encoding. */
export type Payload = { kind: 'unsigned' } | { kind: 'signed'; sha256: string } | { kind: 'chunked' };

const MAX_TEXT_BYTES = 2 * 2 ** 20;

/**
 * Reads a small body, such as XML, into memory.
 *
 * @throws S3Error when it is over 2 MiB or differs from the signed SHA-256.
 */
export async function readText(request: S3Request, payload: Payload): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > MAX_TEXT_BYTES)
      throw new S3Error(400, 'MaxMessageLengthExceeded', 'Your request was too big.');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (payload.kind === 'signed' && createHash('sha256').update(body).digest('hex') !== payload.sha256) {
    throw payloadMismatch();
  }
  return body.toString();
}
