/** Reads delimited parts of a stream of bytes. Every method throws `atEnd()` when the stream ends too early. */
interface ByteReader {
  /** The bytes before the next delimiter, which is consumed; throws `tooLong()` beyond `limit` bytes. */
  readUntil(delimiter: string, limit: number, tooLong: () => Error): Promise<Buffer>;
  /** Exactly `size` bytes, in pieces as they arrive. */
  stream(size: number): AsyncGenerator<Buffer>;
}

/**
 * Creates a reader of a stream.
 *
 * @param atEnd creates the error for a stream that ends too early
 */
export function createByteReader(source: AsyncIterable<Buffer>, atEnd: () => Error): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let buffer: Buffer = Buffer.alloc(0);

  async function fill(): Promise<void> {
    const next = await chunks.next();
    if (next.done) throw atEnd();
    buffer = buffer.length === 0 ? next.value : Buffer.concat([buffer, next.value]);
  }

  function take(size: number): Buffer {
    const taken = buffer.subarray(0, size);
    buffer = buffer.subarray(size);
    return taken;
  }

  return {
    async readUntil(delimiter, limit, tooLong) {
      let at = buffer.indexOf(delimiter);
      while (at < 0 && buffer.length <= limit) {
        await fill();
        at = buffer.indexOf(delimiter);
      }
      if (at < 0 || at > limit) throw tooLong();
      const piece = take(at);
      take(Buffer.byteLength(delimiter));
      return piece;
    },

    async *stream(size) {
      for (let left = size; left > 0; ) {
        if (buffer.length === 0) await fill();
        const piece = take(left);
        left -= piece.length;
        yield piece;
      }
    },
  };
}
