import { createByteReader } from './byte-reader.ts';
import { incompleteBody, S3Error } from './errors.ts';

const MAX_LINE_BYTES = 1_024;
const MAX_TRAILER_LINES = 20;

/**
 * Decodes `aws-chunked` encoding, which the SDK uses for streams: `<size in hex>\r\n<bytes>\r\n ...
 * 0\r\n<name>:<value>\r\n\r\n`.
 *
 * @param trailer receives the headers after the content; complete when the content has been read.
 * @throws S3Error IncompleteBody when the encoding is invalid or ends early.
 */
export async function* decodeChunks(
  source: AsyncIterable<Buffer>,
  trailer: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = createByteReader(source, incompleteBody);
  const readLine = async () => (await reader.readUntil('\r\n', MAX_LINE_BYTES, invalidChunk)).toString();

  for (;;) {
    const size = parseSize(await readLine());
    if (size === 0) break;
    yield* reader.stream(size);
    if ((await readLine()) !== '') throw invalidChunk();
  }
  for (let line = await readLine(); line !== ''; line = await readLine()) {
    const colon = line.indexOf(':');
    if (colon < 1 || trailer.size >= MAX_TRAILER_LINES) throw invalidChunk();
    trailer.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

function parseSize(line: string): number {
  const [size = ''] = line.split(';');
  if (!/^[0-9a-f]{1,12}$/i.test(size)) throw invalidChunk();
  return Number.parseInt(size, 16);
}

const invalidChunk = () => new S3Error(400, 'IncompleteBody', 'The chunked encoding of the body is broken.');
