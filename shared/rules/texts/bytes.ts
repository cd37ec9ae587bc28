const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The size of a text in UTF-8 bytes. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

const ELLIPSIS = '…';

/**
 * Shortens a text to a number of UTF-8 bytes, at a character boundary.
 *
 * @param bytes maximum size of the result
 * @returns the text if it fits, otherwise its beginning followed by '…'
 */
export function shortened(text: string, bytes: number): string {
  const encoded = encoder.encode(text);
  if (encoded.length <= bytes) return text;
  const beginning = decoder.decode(encoded.subarray(0, Math.max(0, bytes - bytesOf(ELLIPSIS))));
  return `${beginning.replace(/\uFFFD+$/, '').trimEnd()}${ELLIPSIS}`;
}
