import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { entityTooLarge, notImplemented, S3Error } from './errors.ts';

/** The size in bytes and the digests of an object's content; base64 where S3 uses it. */
export interface Sums {
  size: number;
  /** Quoted, as in the `etag` header. */
  etag: string;
  md5: string;
  crc32: string;
  sha256: string;
  sha256Hex: string;
}

/** The digests that a client declares for its content, in base64. */
type ExpectedSums = Partial<Record<'md5' | 'crc32' | 'sha256', string>>;

const UNSUPPORTED = ['crc32c', 'crc64nvme', 'sha1'];

/** Computes size and digests of content while it is streamed: iterate over `through`, then call `finish`. */
export function measure(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number) {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let crc = 0;
  let size = 0;

  async function* through(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxBytes) throw entityTooLarge(maxBytes);
      md5.update(chunk);
      sha256.update(chunk);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  }

  function finish(): Sums {
    const [md5Digest, sha256Digest, crcWord] = [md5.digest(), sha256.digest(), Buffer.alloc(4)];
    crcWord.writeUInt32BE(crc);
    return {
      size,
      etag: `"${md5Digest.toString('hex')}"`,
      md5: md5Digest.toString('base64'),
      crc32: crcWord.toString('base64'),
      sha256: sha256Digest.toString('base64'),
      sha256Hex: sha256Digest.toString('hex'),
    };
  }

  return { through, finish };
}

/**
 * Reads the digests that headers or a trailer declare.
 *
 * @throws S3Error NotImplemented for an unsupported algorithm.
 */
export function expectedSums(headers: ReadonlyMap<string, string>): ExpectedSums {
  const unsupported = UNSUPPORTED.find((name) => headers.has(`x-amz-checksum-${name}`));
  if (unsupported) throw notImplemented(`The checksum ${unsupported}`);
  const [md5, crc, sha256] = ['content-md5', 'x-amz-checksum-crc32', 'x-amz-checksum-sha256'].map((name) =>
    headers.get(name),
  );
  return { ...(md5 && { md5 }), ...(crc && { crc32: crc }), ...(sha256 && { sha256 }) };
}

/**
 * Compares computed with declared digests.
 *
 * @throws S3Error BadDigest when they differ.
 */
export function assertSums(sums: Sums, expected: ExpectedSums): void {
  for (const name of ['md5', 'crc32', 'sha256'] as const) {
    if (expected[name] !== undefined && expected[name] !== sums[name]) {
      throw new S3Error(
        400,
        'BadDigest',
        `The ${name.toUpperCase()} you specified did not match the calculated checksum.`,
      );
    }
  }
}
